import { sql } from 'kysely'
import type { ChoiceName, Criteria, Order } from '../../contract/search/criteria.ts'
import { choices, radii } from '../../contract/search/criteria.ts'
import type { FoundJobs } from '../../contract/search/found.ts'
import { listPage, type Order as Sorting } from '../calls/shared/list.ts'
import type { Database } from '../store/schema.ts'
import { fitOf, fits, isChosen, type Wanted } from './matching.ts'

const MOST_COUNTED = 1_000
const FEW = 5

const newest = { column: 'number', kind: 'number', falls: true } as const

const sortings: Readonly<Record<Order, Sorting>> = {
  newest: [newest],
  relevant: [{ column: 'fit', kind: 'number', falls: true }, newest],
  pay: [{ column: 'yearly_pay', kind: 'number', falls: true }, newest],
}

interface Page {
  readonly sort: Criteria['sort']
  readonly after?: string | undefined
  readonly limit: number
}

/**
 * One page of what fits: the numbers of the postings, in their order.
 *
 * @throws Refused (400) at the field `after` when it is none of ours
 */
export async function findPage(db: Database, wanted: Wanted, { after, limit, sort }: Page) {
  const fit = sort === 'relevant' ? fitOf(db, wanted.query) : sql<number>`0`
  const found = db
    .selectFrom('search_postings')
    .select(['number', 'posting_id', 'yearly_pay', fit.as('fit')])
    .where(fits(db, wanted))
    .where(isChosen(wanted))
  const query = db.selectFrom(found.as('found')).selectAll()
  return listPage(query, sortings[sort], { after, limit })
}

interface Group {
  readonly workplace: string
  readonly type: string
  readonly level: string | null
  readonly count: number
}

const names = ['workplace', 'type', 'level'] as const

const isIn = (group: Group, wanted: Wanted, name: ChoiceName) => {
  const [chosen, value]: readonly [readonly string[], string | null] = [wanted[name], group[name]]
  return chosen.length === 0 || (value !== null && chosen.includes(value))
}

/** How many postings fit, and how many would with each choice: counted in one go. */
export async function countAll(
  db: Database,
  wanted: Wanted,
): Promise<{ readonly count: number; readonly facets: FoundJobs['facets'] }> {
  const groups: readonly Group[] = await db
    .selectFrom('search_postings')
    .select(['workplace', 'type', 'level', ({ fn }) => fn.countAll<number>().as('count')])
    .where(fits(db, wanted))
    .groupBy(['workplace', 'type', 'level'])
    .execute()
  const sum = (some: readonly Group[]) => some.reduce((total, { count }) => total + count, 0)
  const facetOf = (name: ChoiceName) => {
    const others = names.filter((other) => other !== name)
    const inOthers = groups.filter((group) => others.every((other) => isIn(group, wanted, other)))
    return Object.fromEntries(
      choices[name]
        .map((choice) => [choice, sum(inOthers.filter((group) => group[name] === choice))] as const)
        .filter(([, count]) => count > 0),
    )
  }
  return {
    count: sum(groups.filter((group) => names.every((name) => isIn(group, wanted, name)))),
    facets: { workplace: facetOf('workplace'), type: facetOf('type'), level: facetOf('level') },
  }
}

/** How many postings fit, up to one more than are counted. */
export async function countOf(db: Database, wanted: Wanted): Promise<number> {
  const some = db
    .selectFrom('search_postings')
    .select('number')
    .where(fits(db, wanted))
    .where(isChosen(wanted))
    .limit(MOST_COUNTED + 1)
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
  if (wanted.place === null || count >= FEW) return []
  const counted: FoundJobs['wider'] = []
  for (const radius of radii.filter((each) => each > wanted.radius)) {
    const within = await countOf(db, { ...wanted, radius })
    if (within > 0) counted.push({ radius, count: totalOf(within).count })
  }
  return counted
}
