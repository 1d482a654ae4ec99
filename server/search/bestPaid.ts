import { sql, type Selectable, type SqlBool } from 'kysely'
import type { FoundJobs } from '../../contract/search/found.ts'
import { cursorTo, keyIn, type Order } from '../store/list.ts'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import type { SearchPostingsTable } from '../store/schema/search.ts'
import { jobsInList } from './jobs.ts'
import { fitting, fittingOf, numberOfJob, paidWithin, type Wanted } from './matching.ts'
import { allBands, bandOf, type Bands } from './payBands.ts'

const MOST_SORTED = 500

const byPay: Order = [
  { column: 'yearly_pay', kind: 'number', falls: true },
  { column: 'number', kind: 'number', falls: true },
]

/** Requested page of the results. */
export interface Page {
  readonly after?: string | undefined
  readonly limit: number
}

export interface FoundPage extends Pick<FoundJobs, 'jobs'> {
  /** Cursor of the next page; null after the last. */
  readonly next: string | null
}

/**
 * Finds the best-paid jobs, newest first for equal pay.
 *
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export async function findBestPaid(db: Database, wanted: Wanted, { after, limit }: Page): Promise<FoundPage> {
  const last = after === undefined ? null : paidIn(keyIn(after, byPay))
  const bands = last ? { first: 0, last: bandOf(last.yearly_pay) } : allBands
  const most = limit + 1
  const best = { wanted, after: last, most }
  const atTheTop = isPostgres(db) ? await ofTheBestPaid(db, best) : []
  const found = atTheTop.length === most ? atTheTop : await bestPaid(db, { ...best, bands })
  const shown = found.slice(0, limit)
  const end = shown.at(-1)
  return {
    jobs: await jobsInList(
      db,
      shown.map(({ posting_id }) => posting_id),
    ),
    next: found.length > limit && end ? cursorTo([end.yearly_pay, end.number]) : null,
  }
}

type Paid = Pick<Selectable<SearchPostingsTable>, 'yearly_pay' | 'number'>
type Found = Pick<Selectable<SearchPostingsTable>, 'number' | 'posting_id' | 'yearly_pay'>

const found = ['search_postings.number', 'search_postings.posting_id', 'search_postings.yearly_pay'] as const

const paidIn = ([yearly_pay, number]: readonly unknown[]): Paid => ({
  yearly_pay: Number(yearly_pay),
  number: Number(number),
})

const isBehind = ({ number, yearly_pay }: Paid) =>
  sql<SqlBool>`(search_postings.yearly_pay, search_postings.number) < (${yearly_pay}, ${number})`

interface Best {
  readonly wanted: Wanted
  readonly after: Paid | null
  readonly most: number
}

/**
 * Scans the best-paid jobs for matches, which is fast for common words. PostgreSQL only: there, testing one
 * job is as fast as an index lookup.
 */
function ofTheBestPaid(db: Database, { after, most, wanted }: Best): Promise<readonly Found[]> {
  const all = db.selectFrom('search_postings').selectAll()
  const top = (after ? all.where(isBehind(after)) : all)
    .orderBy('yearly_pay', 'desc')
    .orderBy('number', 'desc')
    .limit(MOST_SORTED)
  return fittingOf(db, wanted, top.as('search_postings'))
    .select(found)
    .orderBy('search_postings.yearly_pay', 'desc')
    .orderBy('search_postings.number', 'desc')
    .limit(most)
    .execute()
}

/**
 * Reads a sample of the matches. If these are all, it sorts them. Otherwise the sample gives a lower bound
 * for the pay on the first page, and the search is repeated in the pay bands above it.
 */
async function bestPaid(db: Database, best: Best & { readonly bands: Bands }): Promise<readonly Found[]> {
  const { after, bands, most, wanted } = best
  const { first, last } = bands
  const begun = fitting(db, wanted, paidWithin(bands))
  const fit = (after ? begun.where(isBehind(after)) : begun).select(found)
  // Jobs without pay rank equally, so the newest come first.
  if (last === 0) return fit.orderBy(numberOfJob(db), 'desc').limit(most).execute()
  const sorted = await db
    .with(
      (name) => name('some').materialized(),
      () => fit.limit(MOST_SORTED),
    )
    .selectFrom('some')
    .selectAll()
    .select(sql<number>`(select count(*) from ${sql.table('some')})`.as('looked_at'))
    .orderBy('yearly_pay', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  if ((sorted[0]?.looked_at ?? 0) < MOST_SORTED) return sorted
  const least = bandOf(sorted.at(-1)?.yearly_pay ?? 0)
  if (least > first) return bestPaid(db, { ...best, bands: { first: least, last } })
  if (first === last) {
    return fit
      .orderBy('search_postings.yearly_pay', 'desc')
      .orderBy('search_postings.number', 'desc')
      .limit(most)
      .execute()
  }
  // Nearly all matches are in the lowest band, so the bands above it are searched first.
  const above = await bestPaid(db, { ...best, bands: { first: first + 1, last } })
  if (above.length >= most) return above
  const lowest = { ...best, bands: { first, last: first }, most: most - above.length }
  return [...above, ...(await bestPaid(db, lowest))]
}
