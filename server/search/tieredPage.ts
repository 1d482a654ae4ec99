import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database, Schema } from '../store/schema.ts'
import type { Tier } from './wordMatching.ts'

/** Row of an index: its number, and the id of its entry. */
export interface FoundRow {
  readonly number: number
  readonly id: string
}

/** Loaded entry of an index row. */
export interface FoundItem<Item> {
  readonly item: Item
  readonly number: number
  /** Index of the query that found it. */
  readonly part: number
}

/**
 * Query of the newest rows of several queries, in the order of the queries: a later query fills up what is
 * left.
 *
 * @param parts disjoint queries
 */
export function newestOf<Tables extends keyof Schema>(
  db: Database,
  parts: readonly [Part<Tables>, ...Part<Tables>[]],
  most: number,
) {
  const [first, ...others] = parts.map((found, part) =>
    db
      .selectFrom(found.orderBy('number', 'desc').limit(most).as('found'))
      .select(['found.number', 'found.id', sql<number>`cast(${part} as integer)`.as('part')]),
  )
  if (!first) throw new Error('There is no part to look in.')
  // Both database engines run the queries in order, and stop when the limit is reached.
  return others.reduce((before, next) => before.unionAll(next), first).limit(most)
}

type Part<Tables extends keyof Schema> = SelectQueryBuilder<Schema, Tables, FoundRow>

/** Position of a row in a tiered result. */
export interface Position {
  readonly tier: string
  readonly number: number
}

interface TieredSearch<Tables extends keyof Schema, Item> {
  readonly tiers: readonly [Tier, ...Tier[]]
  /** Position of the last row on the previous page. */
  readonly after: Position | undefined
  readonly limit: number
  /** Query of the rows of a tier, optionally below a number. */
  readonly rowsOf: (tier: Tier, below: number | undefined) => Part<Tables>
  readonly load: (
    parts: readonly [Part<Tables>, ...Part<Tables>[]],
    most: number,
  ) => Promise<readonly FoundItem<Item>[]>
}

/**
 * Page of the newest rows of each tier, one tier after the other. Returns the position of its last row if
 * there are more.
 */
export async function pageOfTiers<Tables extends keyof Schema, Item>({
  after,
  limit,
  load,
  rowsOf,
  tiers,
}: TieredSearch<Tables, Item>): Promise<{ readonly items: Item[]; readonly last: Position | null }> {
  const from = after ? tiers.findIndex(({ name }) => name === after.tier) : 0
  const [first, ...others] = tiers.slice(from)
  if (!first) throw new Error('The page before ended in no tier of this search.')
  const below = (tier: Tier) => (tier.name === after?.tier ? after.number : undefined)
  const [one, ...more] = [first, ...others].map((tier) => rowsOf(tier, below(tier)))
  const found = one ? await load([one, ...more], limit + 1) : []
  const shown = found.slice(0, limit)
  const end = shown.at(-1)
  return {
    items: shown.map(({ item }) => item),
    last:
      found.length > limit && end
        ? { tier: [first, ...others][end.part]?.name ?? '', number: end.number }
        : null,
  }
}
