import type * as v from 'valibot'
import type { Order } from '../../contract/search/criteria.ts'
import { nothingMore, type FoundJobs } from '../../contract/search/found.ts'
import type { jobsQuery } from '../../contract/search/reads.ts'
import type { Database } from '../store/schema.ts'
import { totalOf } from './cappedCount.ts'
import { countAll } from './counting.ts'
import { findPage, findWider } from './finding.ts'
import type { PlaceToSearch } from './placeToSearch.ts'
import { parseQuery } from './query.ts'
import { suggest } from './spelling.ts'
import type { TerritoriesToSearch } from './territories.ts'

type Query = v.InferOutput<typeof jobsQuery>

/** Search with its place resolved. */
export interface Search
  extends Omit<Query, 'country' | 'place' | 'region' | 'sort'>, PlaceToSearch, TerritoriesToSearch {
  readonly sort: Order
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Result of a query without words. */
const nothing = {
  jobs: [],
  total: totalOf(0),
  facets: { workplace: {}, type: {}, level: {} },
  areFacetsCapped: false,
  ages: [],
  pays: { bars: [], isCapped: false },
  more: nothingMore,
  regionNames: {},
  next: null,
  suggestion: null,
  wider: [],
} satisfies Omit<FoundJobs, 'place'>

/**
 * Finds open jobs by criteria, with counts, facets and suggestions.
 *
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export async function findJobs(
  db: Database,
  { after, limit, place: found, q, sort, ...criteria }: Search,
): Promise<FoundJobs> {
  const place = found && { ...found.place, others: [...found.others] }
  const query = parseQuery(q)
  if (query.hasNoWords) return { ...nothing, place }
  const wanted = { ...criteria, query, place: found && { ...found.place, code: found.code } }
  const [{ count, ...counts }, { jobs, next }] = await Promise.all([
    countAll(db, wanted),
    findPage(db, wanted, { after, limit, sort }),
  ])
  return {
    jobs,
    total: totalOf(count),
    ...counts,
    next,
    suggestion: count === 0 ? await suggest(db, wanted, q) : null,
    place,
    wider: await findWider(db, wanted, count),
  }
}
