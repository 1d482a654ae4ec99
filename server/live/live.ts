import type { Change } from '../../contract/changes.ts'
import type { AnnouncedChange, ChangeListener } from '../store/changes.ts'
import type { Database } from '../store/schema.ts'
import { createRecent } from './recent.ts'
import { openEventStream } from './eventStreams.ts'
import type { Subscriber, Visitor } from './subscriber.ts'

const HEARTBEAT = 20_000
/** Maximum number of subscribers per account. Hidden windows disconnect on their own. */
const MOST_OF_ACCOUNT = 8
const ASKED_AT_ONCE = 500

/** Change that may be sent to clients. */
export type Told = Exclude<AnnouncedChange, { kind: 'access' }>

/** Subscribers of changes: event streams of open pages, and websockets. */
export interface Live extends ChangeListener {
  /**
   * Adds a subscriber. At the limit, it replaces the oldest of the account, or one of the account with the
   * most.
   *
   * @returns function that removes it; undefined if the limit is reached and all accounts have a single one
   */
  readonly subscribe: (subscriber: Subscriber) => (() => void) | undefined
  /**
   * Opens the stream of a page; undefined if the limit is reached.
   *
   * @param visitor account and session of the page
   * @param age milliseconds since the page's last event: newer changes are replayed
   */
  readonly open: (visitor: Visitor, age: number) => ReadableStream<Uint8Array<ArrayBuffer>> | undefined
  /** Ends all subscribers. Their clients reconnect, to another server. */
  readonly close: () => void
}

interface LiveParts {
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Maximum number of subscribers. */
  readonly most: number
}

/** Publishes committed changes of all servers to the subscribers of this server. */
export function createLive({ db, most, now }: LiveParts): Live {
  const subscribers = new Set<Subscriber>()
  const recent = createRecent()
  let isClosed = false

  const look = (among: readonly Subscriber[]) =>
    lookAgain(db, among, now()).catch(() => {
      // The database is unavailable. The sessions are checked again with the next heartbeat.
    })
  const timer = setInterval(() => {
    for (const each of subscribers) each.beat()
    void look([...subscribers])
  }, HEARTBEAT).unref()

  const subscribe = (subscriber: Subscriber) => {
    if (isClosed) return undefined
    const own = subscribersOf(subscribers, subscriber.accountId)
    // Oldest first: a lost connection leaves its subscriber behind.
    for (const each of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_ACCOUNT))) each.end('replaced')
    if (subscribers.size >= most) leastNeeded(subscribers, subscriber.accountId)?.end('replaced')
    if (subscribers.size >= most) return undefined
    subscribers.add(subscriber)
    return () => void subscribers.delete(subscriber)
  }

  return {
    heard: (announced) => {
      if (announced.kind === 'access') {
        void look([...subscribers].filter(({ accountId }) => accountId === announced.accountId))
        return
      }
      recent.add(announced)
      for (const each of subscribers) if (mayRead(each, announced)) each.tell(changeIn(announced))
    },
    missed: () => {
      recent.forget()
      for (const each of subscribers) each.tell({ kind: 'everything' })
    },
    subscribe,
    open: (visitor, age) => {
      const { stream, subscriber } = openEventStream(visitor, () => leave?.())
      const leave = subscribe(subscriber)
      if (!leave) return undefined
      const since = recent.since(age)
      if (!since) subscriber.tell({ kind: 'everything' })
      for (const told of since ?? []) if (mayRead(subscriber, told)) subscriber.tell(changeIn(told))
      return stream
    },
    close: () => {
      isClosed = true
      clearInterval(timer)
      for (const each of subscribers) each.end('shutdown')
    },
  }
}

/** Subscribers of an account, oldest first. */
const subscribersOf = (subscribers: Iterable<Subscriber>, accountId: string) =>
  [...subscribers].filter((each) => each.accountId === accountId)

/**
 * Subscriber to remove when the server has reached its limit: the oldest of the same account; otherwise the
 * oldest of the account with the most, if it has several.
 */
function leastNeeded(subscribers: Iterable<Subscriber>, accountId: string): Subscriber | undefined {
  const [own] = subscribersOf(subscribers, accountId)
  if (own) return own
  const byAccount = Map.groupBy(subscribers, (each) => each.accountId)
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

function mayRead(subscriber: Subscriber, told: Told): boolean {
  if ('candidateId' in told && told.candidateId === subscriber.accountId) return true
  return 'companyId' in told && told.companyId !== null && told.companyId === subscriber.companyId()
}

/** Ends the subscribers of ended sessions, and updates the company of the others. */
async function lookAgain(db: Database, subscribers: readonly Subscriber[], now: number): Promise<void> {
  for (let first = 0; first < subscribers.length; first += ASKED_AT_ONCE) {
    const asked = subscribers.slice(first, first + ASKED_AT_ONCE)
    const found = await db
      .selectFrom('sessions')
      .leftJoin('members', 'members.account_id', 'sessions.account_id')
      .select(['token_hash', 'company_id'])
      .where('token_hash', 'in', [...new Set(asked.map(({ session }) => session))])
      .where('expires_at', '>', now)
      .where('idle_expires_at', '>', now)
      .execute()
    const companies = new Map(found.map(({ company_id, token_hash }) => [token_hash, company_id]))
    for (const each of asked) {
      const companyId = companies.get(each.session)
      // The browser may have a new session by now, so it may reconnect once.
      if (companyId === undefined) each.end('sessionEnded')
      else each.actsFor(companyId)
    }
  }
}
