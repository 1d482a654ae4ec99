import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { Logger } from '../operations/logger.ts'
import type { Database } from '../store/schema.ts'
import type { ProfileViewsTable } from '../store/schema/talent.ts'
import { scheduleViewsMails } from './viewsMail.ts'

const FLUSH_EVERY_MS = 60_000
/** Batch size. Each row binds six values, and the number of values per statement is limited. */
const AT_ONCE = 500
const LONGEST_WORDS = 200

/**
 * Counts views of profiles in memory and adds them to the database every minute, so that a search costs no
 * write.
 */
export interface ProfileViewCounter {
  /** Counts that a company opened a profile. */
  opened(companyId: string, accountId: string): void
  /** Counts the profiles in a page of results, and records the search words. */
  listed(companyId: string, accountIds: readonly string[], words: string): void
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

/** Counts by company, account and day. */
type Counts = Map<string, ProfileViewsTable>

export function createProfileViewCounter({ db, logger, now }: Parts): ProfileViewCounter {
  let counts: Counts = new Map()
  const add = ({ listed, opened, words, ...of }: ProfileViewsTable) => {
    const key = `${of.account_id} ${of.day} ${of.company_id}`
    const before = counts.get(key)
    counts.set(key, {
      ...of,
      listed: (before?.listed ?? 0) + listed,
      opened: (before?.opened ?? 0) + opened,
      words: listed > 0 ? words : (before?.words ?? ''),
    })
  }
  const write = async () => {
    if (counts.size === 0) return
    const flushed = [...counts.values()]
    counts = new Map()
    try {
      await db.transaction().execute((transaction) => addViews(transaction, flushed, now()))
    } catch (error) {
      logger.error({ error }, 'Views of profiles could not be added, and are kept for the next time')
      for (const view of flushed) add(view)
    }
  }
  // Flushes are serialized, so that the last one includes all counts.
  let writing = Promise.resolve()
  const flush = () => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref()
  const of = (companyId: string, accountId: string) => ({
    company_id: companyId,
    account_id: accountId,
    day: dayOf(now()),
  })
  return {
    opened: (companyId, accountId) => add({ ...of(companyId, accountId), opened: 1, listed: 0, words: '' }),
    listed: (companyId, accountIds, words) => {
      const kept = [...words.trim()].slice(0, LONGEST_WORDS).join('')
      for (const accountId of accountIds) {
        add({ ...of(companyId, accountId), opened: 0, listed: 1, words: kept })
      }
    },
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

const keyOf = (view: ProfileViewsTable) => `${view.account_id} ${view.day} ${view.company_id}`

/** Adds views to those of other servers. Deleted accounts and companies are left out. */
async function addViews(
  transaction: Database,
  views: readonly ProfileViewsTable[],
  now: number,
): Promise<void> {
  const accounts = await idsIn(
    transaction,
    'accounts',
    views.map((view) => view.account_id),
  )
  const companies = await idsIn(
    transaction,
    'companies',
    views.map((view) => view.company_id),
  )
  const rows = views
    .filter((view) => accounts.has(view.account_id) && companies.has(view.company_id))
    // Fixed lock order, because several servers may flush concurrently.
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await transaction
      .insertInto('profile_views')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((same) =>
        same.columns(['account_id', 'day', 'company_id']).doUpdateSet((row) => ({
          opened: row(row.ref('profile_views.opened'), '+', row.ref('excluded.opened')),
          listed: row(row.ref('profile_views.listed'), '+', row.ref('excluded.listed')),
          words: row
            .case()
            .when('excluded.listed', '>', 0)
            .then(row.ref('excluded.words'))
            .else(row.ref('profile_views.words'))
            .end(),
        })),
      )
      .execute()
  }
  await scheduleViewsMails(transaction, [...new Set(rows.map((view) => view.account_id))], now)
}

async function idsIn(
  db: Database,
  table: 'accounts' | 'companies',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids)]
  const found = new Set<string>()
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', wanted.slice(from, from + AT_ONCE))
      .execute()
    for (const { id } of rows) found.add(id)
  }
  return found
}
