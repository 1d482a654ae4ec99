import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { PostingViews } from '../../contract/postings/views.ts'
import type { Logger } from '../operations/logger.ts'
import type { Database } from '../store/schema.ts'
import { publicPostings } from './public.ts'

const FLUSH_EVERY_MS = 60_000
/** Batch size. Each row binds three values, and the number of values per statement is limited. */
const AT_ONCE = 500

/**
 * Counts views of postings in memory and adds them to the database every minute, so that a view costs no
 * write.
 */
export interface ViewCounter {
  /** Counts a view of a posting by its slug. */
  count(slug: string): void
  /**
   * Writes the counts to the database. After a failure, which is logged, they are retried by the next flush.
   */
  flush(): Promise<void>
  /** Stops the timer, and flushes a last time. */
  close(): Promise<void>
}

interface Parts {
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly logger: Pick<Logger, 'error'>
}

/** Views by day, and within it by slug. */
type Counts = Map<string, Map<string, number>>

export function createViewCounter({ db, logger, now }: Parts): ViewCounter {
  let counts: Counts = new Map()
  const add = (day: string, slug: string, views: number) => {
    const ofDay = counts.get(day) ?? new Map<string, number>()
    counts.set(day, ofDay)
    ofDay.set(slug, (ofDay.get(slug) ?? 0) + views)
  }
  const write = async () => {
    if (counts.size === 0) return
    const flushed = counts
    counts = new Map()
    try {
      await db.transaction().execute((transaction) => addViews(transaction, flushed))
    } catch (error) {
      logger.error({ error }, 'Views could not be added, and are kept for the next time')
      for (const [day, ofDay] of flushed) for (const [slug, views] of ofDay) add(day, slug, views)
    }
  }
  // Flushes are serialized, so that the last one includes all counts.
  let writing = Promise.resolve()
  const flush = () => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref()
  return {
    count: (slug) => add(dayOf(now()), slug, 1),
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Adds views to those of other servers. Postings that are no longer open are left out. */
async function addViews(transaction: Database, counts: Counts): Promise<void> {
  const ids = await idsOf(transaction, [
    ...new Set([...counts.values()].flatMap((ofDay) => [...ofDay.keys()])),
  ])
  const rows = [...counts]
    .flatMap(([day, ofDay]) => [...ofDay].map(([slug, views]) => ({ id: ids.get(slug), day, views })))
    .flatMap(({ id, day, views }) => (id === undefined ? [] : [{ posting_id: id, day, views }]))
    // Fixed lock order, because several servers may flush concurrently.
    .toSorted((one, other) => compare(one.posting_id, other.posting_id) || compare(one.day, other.day))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await transaction
      .insertInto('posting_views')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((same) =>
        same.columns(['posting_id', 'day']).doUpdateSet((row) => ({
          views: row(row.ref('posting_views.views'), '+', row.ref('excluded.views')),
        })),
      )
      .execute()
  }
}

async function idsOf(db: Database, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (let from = 0; from < slugs.length; from += AT_ONCE) {
    const found = await publicPostings(db)
      .select(['postings.id', 'postings.slug'])
      .where('postings.slug', 'in', slugs.slice(from, from + AT_ONCE))
      .execute()
    for (const { id, slug } of found) if (slug !== null) ids.set(slug, id)
  }
  return ids
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Daily views of one posting, or of all postings of a company. */
export async function viewsOf(
  db: Database,
  { companyId, id }: { readonly companyId: string; readonly id?: string },
): Promise<PostingViews> {
  const own = db
    .selectFrom('postings')
    .where('company_id', '=', companyId)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
  const rows = await db
    .selectFrom('posting_views')
    .select(['day', ({ fn }) => fn.sum<number | string>('views').as('views')])
    .where('posting_id', 'in', own.select('id'))
    .groupBy('day')
    .orderBy('day')
    .execute()
  const days = rows.map(({ day, views }) => ({ day, views: Number(views) }))
  const { published } = await own
    .select(({ fn }) => fn.min<number | string | null>('published_at').as('published'))
    .executeTakeFirstOrThrow()
  const { first } = await db
    .selectFrom('posting_views')
    .select(({ fn }) => fn.min<string | null>('day').as('first'))
    .executeTakeFirstOrThrow()
  return {
    since: published === null || first === null ? null : later(dayOf(Number(published)), first),
    total: days.reduce((sum, { views }) => sum + views, 0),
    days,
  }
}

const later = (one: string, other: string) => (one > other ? one : other)

/** True if a session token belongs to a member of the posting's company. */
export async function isOwnView(
  db: Database,
  { now, slug, tokenHash }: { readonly now: number; readonly slug: string; readonly tokenHash: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.account_id', 'sessions.account_id')
    .innerJoin('postings', 'postings.company_id', 'members.company_id')
    .select('postings.id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.idle_expires_at', '>', now)
    .where('postings.slug', '=', slug)
    .executeTakeFirst()
  return found !== undefined
}
