import { sql, type SqlBool } from 'kysely'
import type { ChoiceName, Criteria } from '../../contract/search/criteria.ts'
import { choices, radii } from '../../contract/search/criteria.ts'
import type { FoundJobs } from '../../contract/search/found.ts'
import { cursorTo, keyIn, listPage, notFromHere, type Order } from '../calls/shared/list.ts'
import type { Database } from '../store/schema.ts'
import { numberOfWords } from './expression.ts'
import { fitting, kinds, tiersOf, whole, withoutChoices, type Wanted } from './matching.ts'

const MOST_COUNTED = 1_000
const MOST_SORTED = 20_000
const FEW = 5

const inTiers: Order = [
  { column: 'tier', kind: 'text' },
  { column: 'number', kind: 'number', falls: true },
]
const byPay: Order = [
  { column: 'yearly_pay', kind: 'number', falls: true },
  { column: 'number', kind: 'number', falls: true },
]

interface Page {
  readonly sort: Criteria['sort']
  readonly after?: string | undefined
  readonly limit: number
}

interface FoundPage {
  /** Of the postings. */
  readonly ids: readonly string[]
  /** What to ask for behind these; null after the last. */
  readonly next: string | null
}

/**
 * One page of what fits, in its order.
 *
 * @throws Refused (400) at the field `after` when it is none of ours
 */
export const findPage = (db: Database, wanted: Wanted, page: Page): Promise<FoundPage> =>
  page.sort === 'pay' ? findBestPaid(db, wanted, page) : findNewest(db, wanted, page)

/** Where few fit, those are sorted; where many do, they are soon met by looking at the best paid of all first. */
async function findBestPaid(db: Database, wanted: Wanted, { after, limit }: Page): Promise<FoundPage> {
  const areMany = (await countOf(db, wanted, MOST_SORTED)) > MOST_SORTED
  const found = fitting(db, wanted, { begin: areMany ? 'postings' : 'words' }).select([
    'search_postings.number',
    'search_postings.posting_id',
    'search_postings.yearly_pay',
  ])
  const { items, next } = await listPage(db.selectFrom(found.as('found')).selectAll(), byPay, {
    after,
    limit,
  })
  return { ids: items.map(({ posting_id }) => posting_id), next }
}

/** The newest; where the best match is asked for, the newest of each tier, one tier after the other. */
async function findNewest(db: Database, wanted: Wanted, { after, limit, sort }: Page): Promise<FoundPage> {
  const tiers = sort === 'relevant' ? tiersOf(wanted.query) : [whole]
  const [name, last] = after === undefined ? [] : keyIn(after, inTiers)
  const first = name === undefined ? 0 : tiers.findIndex((tier) => tier.name === name)
  if (first < 0) throw notFromHere()
  const number = numberOfWords(db)
  const found: { readonly id: string; readonly key: readonly [tier: string, number: number] }[] = []
  for (const tier of tiers.slice(first)) {
    const begun = fitting(db, wanted, { tier })
    const rows = await (tier.name === name ? begun.where(sql<SqlBool>`${number} < ${last}`) : begun)
      .select(['search_postings.number', 'search_postings.posting_id'])
      .orderBy(number, 'desc')
      .limit(limit + 1 - found.length)
      .execute()
    found.push(...rows.map((row) => ({ id: row.posting_id, key: [tier.name, row.number] as const })))
    if (found.length > limit) break
  }
  const shown = found.slice(0, limit)
  return {
    ids: shown.map(({ id }) => id),
    next: found.length > limit ? cursorTo(shown.at(-1)?.key ?? []) : null,
  }
}

interface Group {
  readonly workplace: string
  readonly type: string
  readonly level: string | null
  readonly count: number
}

const isIn = (group: Group, wanted: Wanted, name: ChoiceName) => {
  const [chosen, value]: readonly [readonly string[], string | null] = [wanted[name], group[name]]
  return chosen.length === 0 || (value !== null && chosen.includes(value))
}

type Counts = Pick<FoundJobs, 'facets' | 'areFacetsCapped'> & { readonly count: number }

/**
 * How many postings fit, up to one more than are counted, and how many would with each choice. Where more fit whatever
 * is chosen, the newest of them are counted, so that there are at least as many with each choice.
 */
export async function countAll(db: Database, wanted: Wanted): Promise<Counts> {
  const some = fitting(db, withoutChoices(wanted))
    .select(['search_postings.workplace', 'search_postings.type', 'search_postings.level'])
    .orderBy(numberOfWords(db), 'desc')
    .limit(MOST_COUNTED + 1)
  const groups: readonly Group[] = await db
    .selectFrom(some.as('some'))
    .select(['workplace', 'type', 'level', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['workplace', 'type', 'level'])
    .execute()
  const sum = (counted: readonly Group[]) => counted.reduce((total, { count }) => total + count, 0)
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

/** How many postings fit, up to one more than are counted. */
export async function countOf(db: Database, wanted: Wanted, most = MOST_COUNTED): Promise<number> {
  const some = fitting(db, wanted)
    .select('search_postings.number')
    .limit(most + 1)
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
