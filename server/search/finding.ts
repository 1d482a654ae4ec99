import { sql, type SqlBool } from 'kysely'
import type { ChoiceName, Criteria } from '../../contract/search/criteria.ts'
import { choices, radii } from '../../contract/search/criteria.ts'
import type { FoundJobs } from '../../contract/search/found.ts'
import { cursorTo, keyIn, notFromHere, type Order } from '../store/list.ts'
import type { Database } from '../store/schema.ts'
import { numberOfWords } from './expression.ts'
import { findBestPaid, type FoundPage, type Page } from './bestPaid.ts'
import { newestInList } from './jobs.ts'
import { fitting, fittingToCount, tiersOf, whole, withoutChoices, type Wanted } from './matching.ts'
import { kinds } from './traits.ts'

const MOST_COUNTED = 1_000
const FEW = 5

const inTiers: Order = [
  { column: 'tier', kind: 'text' },
  { column: 'number', kind: 'number', falls: true },
]
interface Sorted extends Page {
  readonly sort: Criteria['sort']
}

/**
 * One page of what fits, in its order.
 *
 * @throws Refused (400) at the field `after` when it is none of ours
 */
export const findPage = (db: Database, wanted: Wanted, page: Sorted): Promise<FoundPage> =>
  page.sort === 'pay' ? findBestPaid(db, wanted, page) : findNewest(db, wanted, page)

/** The newest; where the best match is asked for, the newest of each tier, one tier after the other. */
async function findNewest(db: Database, wanted: Wanted, { after, limit, sort }: Sorted): Promise<FoundPage> {
  const tiers = sort === 'relevant' ? tiersOf(wanted.query) : [whole]
  const [name, last] = after === undefined ? [] : keyIn(after, inTiers)
  const first = name === undefined ? 0 : tiers.findIndex((tier) => tier.name === name)
  if (first < 0) throw notFromHere()
  const number = numberOfWords(db)
  const left = tiers.slice(first)
  const parts = left.map((tier) => {
    const begun = fitting(db, wanted, tier)
    const some = tier.name === name ? begun.where(sql<SqlBool>`${number} < ${last}`) : begun
    return some.select([number.as('number'), 'search_postings.posting_id'])
  })
  const found = await newestInList(db, parts, limit + 1)
  const shown = found.slice(0, limit)
  const end = shown.at(-1)
  return {
    jobs: shown.map(({ job }) => job),
    next: found.length > limit && end ? cursorTo([left[end.part]?.name ?? '', end.number]) : null,
  }
}

interface Group {
  readonly workplace: string
  readonly type: string
  readonly level: string | null
  readonly count: number
}

// One key is sorted in two thirds of the time that three columns take.
const keyOfGroup = sql<string>`search_postings.workplace || ' ' || search_postings.type || ' ' || coalesce(search_postings.level, '')`

function groupOf({ count, key }: { readonly key: string; readonly count: number }): Group {
  const [workplace = '', type = '', level] = key.split(' ')
  return { workplace, type, level: level || null, count }
}

const isIn = (group: Group, wanted: Wanted, name: ChoiceName) => {
  const [chosen, value]: readonly [readonly string[], string | null] = [wanted[name], group[name]]
  return chosen.length === 0 || (value !== null && chosen.includes(value))
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { count }) => total + count, 0)

type Counts = Pick<FoundJobs, 'facets' | 'areFacetsCapped'> & { readonly count: number }

/**
 * Counts matching postings, up to the cap, and those of each choice. Above the cap the newest are counted, so
 * each choice has at least that many.
 */
export async function countAll(db: Database, wanted: Wanted): Promise<Counts> {
  const some = fitting(db, withoutChoices(wanted))
    .select(keyOfGroup.as('key'))
    .orderBy(numberOfWords(db), 'desc')
    .limit(MOST_COUNTED + 1)
  const rows = await db
    .selectFrom(some.as('some'))
    .select(['key', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('key')
    .execute()
  const groups = rows.map(groupOf)
  const facetOf = (name: ChoiceName) => {
    const others = kinds.filter((other) => other !== name)
    const inOthers = groups.filter((group) => others.every((other) => isIn(group, wanted, other)))
    return Object.fromEntries(
      choices[name]
        .map((choice) => [choice, sum(inOthers.filter((group) => group[name] === choice))] as const)
        .filter(([, count]) => count > 0),
    )
  }
  const areFacetsCapped = sum(groups) > MOST_COUNTED
  const chosen = groups.filter((group) => kinds.every((name) => isIn(group, wanted, name)))
  return {
    count: areFacetsCapped && chosen.length < groups.length ? await countOf(db, wanted) : sum(chosen),
    facets: { workplace: facetOf('workplace'), type: facetOf('type'), level: facetOf('level') },
    areFacetsCapped,
  }
}

/** Number of matching postings, up to one more than the cap. */
export async function countOf(db: Database, wanted: Wanted): Promise<number> {
  const some = fittingToCount(db, wanted).limit(MOST_COUNTED + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A count as it is told. */
export const totalOf = (count: number): FoundJobs['total'] => ({
  count: Math.min(count, MOST_COUNTED),
  isCapped: count > MOST_COUNTED,
})

/** Wider radii that find something, where fewer than 5 were found within the one that was chosen. */
export async function findWider(db: Database, wanted: Wanted, count: number): Promise<FoundJobs['wider']> {
  if (wanted.place?.kind !== 'city' || count >= FEW) return []
  const counted: FoundJobs['wider'] = []
  for (const radius of radii.filter((each) => each > wanted.radius)) {
    const within = await countOf(db, { ...wanted, radius })
    if (within > 0) counted.push({ radius, count: totalOf(within).count })
  }
  return counted
}
