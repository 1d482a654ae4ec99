import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database, Schema } from '../store/schema.ts'
import type { Tier } from './wordMatching.ts'

/** Row of an index: its number, and what it is of. */
export interface FoundRow {
  readonly number: number
  readonly id: string
}

/** A found row, loaded. */
export interface FoundItem<Item> {
  readonly item: Item
  readonly number: number
  /** Index of the part that contains it. */
  readonly part: number
}

/**
 * Query of the rows that queries find: those of the first part, the newest first; then those of the next, where they are
 * not as many as asked for yet.
 *
 * @param parts of which none finds what another finds
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
  // Both engines look into one part after the other, and into no more of them once there are enough.
  return others.reduce((before, next) => before.unionAll(next), first).limit(most)
}

type Part<Tables extends keyof Schema> = SelectQueryBuilder<Schema, Tables, FoundRow>

/** Position of a row in the order of a search. */
export interface Position {
  readonly tier: string
  readonly number: number
}

interface TieredSearch<Tables extends keyof Schema, Item> {
  readonly tiers: readonly [Tier, ...Tier[]]
  /** Position of the last row of the page before; it is in one of the tiers. */
  readonly after: Position | undefined
  readonly limit: number
  /** Rows of a tier, only those below a number where one is given. */
  readonly rowsOf: (tier: Tier, below: number | undefined) => Part<Tables>
  readonly load: (
    parts: readonly [Part<Tables>, ...Part<Tables>[]],
    most: number,
  ) => Promise<readonly FoundItem<Item>[]>
}

/** The newest of each tier, one tier after the other; and the position of the last one, where there are more. */
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
