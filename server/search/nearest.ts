import { sql } from 'kysely'
import { listPage, type Order } from '../store/list.ts'
import type { Database } from '../store/schema.ts'
import type { FoundPage, Page } from './bestPaid.ts'
import { jobsInList } from './jobs.ts'
import { fitting, type Wanted } from './matching.ts'
import type { Area } from './traits.ts'
import { squareTo } from './wordMatching.ts'

/** Farther than any place on the globe, for jobs without one: in square metres. */
const BEYOND = Number.MAX_SAFE_INTEGER

const byDistance: Order = [
  { column: 'square', kind: 'number' },
  { column: 'number', kind: 'number', falls: true },
]

/**
 * Finds the jobs nearest to a city, by the nearest of their places; remote ones come last. The newest first for equal
 * distances.
 *
 * @throws Refused (400) at the field `after` for a foreign cursor
 */
export async function findNearest(
  db: Database,
  wanted: Wanted & { readonly place: Area },
  page: Page,
): Promise<FoundPage> {
  const square = sql<number>`coalesce((select min(${squareTo(wanted.place)}) from search_places
    where search_places.number = search_postings.number), cast(${BEYOND} as bigint))`
  const found = fitting(db, wanted).select([
    'search_postings.number',
    'search_postings.posting_id',
    square.as('square'),
  ])
  const { items, next } = await listPage(db.selectFrom(found.as('found')).selectAll(), byDistance, page)
  return {
    jobs: await jobsInList(
      db,
      items.map(({ posting_id }) => posting_id),
    ),
    next,
  }
}
