import type { Change } from '../../contract/changes.ts'
import type { AnnouncedChange, ChangeListener } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { createRecent } from './recent.ts'
import { openEventStream, type EventStream, type Visitor } from './eventStreams.ts'

const HEARTBEAT = 20_000
/** Limit of streams per account; hidden windows are disconnected. */
const MOST_OF_ACCOUNT = 8
const ASKED_AT_ONCE = 500

/** Changes that a client may receive. */
export type Told = Exclude<AnnouncedChange, { kind: 'access' }>

/** Open pages and their change streams. */
export interface Live extends ChangeListener {
  /**
   * Opens the stream of a page. At the limit, the oldest stream of the account is closed, or one of the
   * account with the most; undefined where every account has only one.
   *
   * @param visitor account and session of the page
   * @param age milliseconds since the page's last event: newer changes are replayed
   */
  readonly open: (visitor: Visitor, age: number) => ReadableStream<Uint8Array<ArrayBuffer>> | undefined
  /** Ends all streams. Their pages open them again, at another server. */
  readonly close: () => void
}

interface LiveParts {
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Limit of open streams. */
  readonly most: number
}

/** Publishes committed changes, by whichever server, to the open pages of this one. */
export function createLive({ db, most, now }: LiveParts): Live {
  const visits = new Set<EventStream>()
  const recent = createRecent()
  let isClosed = false

  const look = (among: readonly EventStream[]) =>
    lookAgain(db, among, now()).catch(() => {
      // The database is away. Who is signed in is asked again with the next heartbeat.
    })
  const timer = setInterval(() => {
    for (const visit of visits) visit.beat()
    void look([...visits])
  }, HEARTBEAT).unref()

  return {
    heard: (announced) => {
      if (announced.kind === 'access') {
        void look([...visits].filter(({ accountId }) => accountId === announced.accountId))
        return
      }
      recent.add(announced)
      for (const visit of visits) if (mayRead(visit, announced)) visit.tell(changeIn(announced))
    },
    missed: () => {
      recent.forget()
      for (const visit of visits) visit.tell({ kind: 'everything' })
    },
    open: (visitor, age) => {
      if (isClosed) return undefined
      const own = visitsOf(visits, visitor.accountId)
      // Oldest first: a lost machine leaves its stream behind.
      for (const visit of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_ACCOUNT))) visit.end('over')
      if (visits.size >= most) leastNeeded(visits, visitor.accountId)?.end('over')
      if (visits.size >= most) return undefined
      const { stream, visit } = openEventStream(visitor, () => visits.delete(visit))
      visits.add(visit)
      const since = recent.since(age)
      if (!since) visit.tell({ kind: 'everything' })
      for (const told of since ?? []) if (mayRead(visit, told)) visit.tell(changeIn(told))
      return stream
    },
    close: () => {
      isClosed = true
      clearInterval(timer)
      for (const visit of visits) visit.end()
    },
  }
}

/** The streams of an account, the oldest first. */
const visitsOf = (visits: Iterable<EventStream>, accountId: string) =>
  [...visits].filter((visit) => visit.accountId === accountId)

/**
 * The stream that makes room for another where the server has as many as it may: the oldest of the account itself, or
 * else of the account that has the most, if that has several.
 */
function leastNeeded(visits: Iterable<EventStream>, accountId: string): EventStream | undefined {
  const [own] = visitsOf(visits, accountId)
  if (own) return own
  const byAccount = Map.groupBy(visits, (visit) => visit.accountId)
  const [most = []] = [...byAccount.values()].toSorted((one, other) => other.length - one.length)
  return most.length > 1 ? most[0] : undefined
}

function changeIn(told: Told): Change {
  if (told.kind === 'application') return { kind: 'application', reference: told.reference }
  if (told.kind === 'introduction') return { kind: 'introduction', id: told.id }
  if (told.kind === 'savedSearch') return { kind: 'savedSearch', id: told.id }
  if (told.kind === 'posting') return { kind: 'posting', id: told.id }
  return { kind: 'company' }
}

function mayRead(visit: EventStream, told: Told): boolean {
  if ('candidateId' in told && told.candidateId === visit.accountId) return true
  return 'companyId' in told && told.companyId !== null && told.companyId === visit.companyId()
}

/** Ends the streams of sessions that have ended, and finds out for which company the others act now. */
async function lookAgain(db: Database, visits: readonly EventStream[], now: number): Promise<void> {
  for (let first = 0; first < visits.length; first += ASKED_AT_ONCE) {
    const asked = visits.slice(first, first + ASKED_AT_ONCE)
    const found = await db
      .selectFrom('sessions')
      .leftJoin('members', 'members.account_id', 'sessions.account_id')
      .select(['token_hash', 'company_id'])
      .where('token_hash', 'in', [...new Set(asked.map(({ session }) => session))])
      .where('expires_at', '>', now)
      .where('idle_expires_at', '>', now)
      .execute()
    const companies = new Map(found.map(({ company_id, token_hash }) => [token_hash, company_id]))
    for (const visit of asked) {
      const companyId = companies.get(visit.session)
      // The browser may be signed in anew by now: it asks again, once.
      if (companyId === undefined) visit.end()
      else visit.actsFor(companyId)
    }
  }
}
