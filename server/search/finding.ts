import { sql, type SqlBool } from 'kysely'
import type { Criteria } from '../../contract/search/criteria.ts'
import { radii } from '../../contract/search/choices.ts'
import type { FoundJobs } from '../../contract/search/found.ts'
import { cursorTo, keyIn, notFromHere, type Order } from '../store/list.ts'
import type { Database } from '../store/schema.ts'
import { totalOf } from './cappedCount.ts'
import { countOf } from './counting.ts'
import { findBestPaid, type FoundPage, type Page } from './bestPaid.ts'
import { newestInList } from './jobs.ts'
import { fitting, numberOfJob, type Wanted } from './matching.ts'
import { findNearest } from './nearest.ts'
import { pageOfTiers, type Position } from './tieredPage.ts'
import { tiersOf, whole, type Tier } from './wordMatching.ts'

const FEW = 5

const inTiers: Order = [
  { column: 'tier', kind: 'text' },
  { column: 'number', kind: 'number', falls: true },
]
interface Sorted extends Page {
  readonly sort: Criteria['sort']
}

/**
 * One page of matches in the requested order.
 *
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export function findPage(db: Database, wanted: Wanted, page: Sorted): Promise<FoundPage> {
  if (page.sort === 'pay') return findBestPaid(db, wanted, page)
  const { place } = wanted
  return page.sort === 'near' && place
    ? findNearest(db, { ...wanted, place }, page)
    : findNewest(db, wanted, page)
}

/** Newest matches; in order of relevance, those of each tier, one tier after the other. */
async function findNewest(db: Database, wanted: Wanted, { after, limit, sort }: Sorted): Promise<FoundPage> {
  const tiers = sort === 'relevant' ? tiersOf(wanted.query) : ([whole] as const)
  const number = numberOfJob(db)
  const { items, last } = await pageOfTiers({
    tiers,
    after: after === undefined ? undefined : positionIn(after, tiers),
    limit,
    rowsOf: (tier, below) =>
      fitting(db, wanted, tier)
        .$if(below !== undefined, (rows) => rows.where(sql<SqlBool>`${number} < ${below}`))
        .select([number.as('number'), 'search_postings.posting_id as id']),
    load: async (parts, most) => newestInList(db, parts, most),
  })
  return { jobs: items, next: last && cursorTo([last.tier, last.number]) }
}

function positionIn(after: string, tiers: readonly Tier[]): Position {
  const [tier, number] = keyIn(after, inTiers)
  const known = tiers.find(({ name }) => name === tier)
  if (!known) throw notFromHere()
  return { tier: known.name, number: Number(number) }
}

/** Larger radii that find any jobs, if the place is a city and fewer than 5 were found within the selected one. */
export async function findWider(db: Database, wanted: Wanted, count: number): Promise<FoundJobs['wider']> {
  if (wanted.place?.kind !== 'city' || count >= FEW) return []
  const counted: FoundJobs['wider'] = []
  for (const radius of radii.filter((each) => each > wanted.radius)) {
    const within = await countOf(db, { ...wanted, radius })
    if (within > 0) counted.push({ radius, count: totalOf(within).count })
  }
  return counted
}
