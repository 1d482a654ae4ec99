import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

/** Sort column of a list, which is never null. */
interface SortedBy {
  readonly column: string
  readonly kind: 'text' | 'number'
  readonly falls?: boolean
}

/** Sort columns; their combination is unique. */
export type Order = readonly SortedBy[]

interface Wanted {
  /** Cursor of the previous page. */
  readonly after?: string | undefined
  readonly limit: number
}

/**
 * One page of a list, by keyset pagination, so that no row is missed or repeated while rows are added.
 *
 * @param query selects the sort columns under their own names
 * @returns the rows, and the opaque cursor of the next page; null after the last
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export async function listPage<Schema, Table extends keyof Schema, Row extends object>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  order: Order,
  wanted: Wanted,
): Promise<Page<Row>> {
  return pageOf(await pageQuery(query, order, wanted).execute(), order, wanted)
}

interface Page<Row> {
  readonly items: readonly Row[]
  readonly next: string | null
}

/**
 * Query of a page, for lists with joins: its sorted rows, plus one if there is a next page.
 *
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export const pageQuery = <Schema, Table extends keyof Schema, Row extends object>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  order: Order,
  { after, limit }: Wanted,
) =>
  inOrder(after === undefined ? query : query.where(isAfter(order, keyIn(after, order))), order).limit(
    limit + 1,
  )

/** Adds the sort order to a query. */
export const inOrder = <Schema, Table extends keyof Schema, Row extends object>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  order: Order,
) =>
  order.reduce((sorted, { column, falls }) => sorted.orderBy(sql.ref(column), falls ? 'desc' : 'asc'), query)

/** Page from the rows of a page query. */
export function pageOf<Row extends object>(rows: readonly Row[], order: Order, { limit }: Wanted): Page<Row> {
  const items = rows.slice(0, limit)
  const last = new Map<string, unknown>(Object.entries(items.at(-1) ?? {}))
  const key = order.map(({ column }) => last.get(column))
  return { items, next: rows.length > limit ? cursorTo(key) : null }
}

/** Encodes the sort key of a row as the cursor of the next page. */
export const cursorTo = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** `(a > x) or (a = x and b > y) or …`: a row comparison cannot mix ascending and descending columns. */
function isAfter(order: Order, key: readonly unknown[]) {
  // Without the cast PostgreSQL infers the column's type, and fails for a larger number.
  const values = order.map(({ kind }, at) =>
    kind === 'number' ? sql`cast(${key[at]} as bigint)` : sql`${key[at]}`,
  )
  const cases = order.map(({ column, falls }, index) => {
    const same = order.slice(0, index).map((each, at) => sql`${sql.ref(each.column)} = ${values[at]}`)
    const beyond = sql`${sql.ref(column)} ${falls ? sql`<` : sql`>`} ${values[index]}`
    return sql`(${sql.join([...same, beyond], sql` and `)})`
  })
  return sql<SqlBool>`(${sql.join(cases, sql` or `)})`
}

// PostgreSQL rejects a comparison with a value that its column type cannot hold.
const isKept = {
  text: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
  number: (value: unknown) => Number.isSafeInteger(value),
} as const

/**
 * Decodes a cursor: the sort key of the last row on the previous page.
 *
 * @throws Refused (400) at the field `after` for an invalid cursor
 */
export function keyIn(after: string, order: Order): readonly unknown[] {
  const key = jsonIn(after)
  const isOurs =
    Array.isArray(key) &&
    key.length === order.length &&
    order.every(({ kind }, index) => isKept[kind](key[index]))
  if (isOurs) return key
  throw notFromHere()
}

/** Refused for an invalid cursor. */
export function notFromHere(): Refused {
  const message = sharedRefusals.wrongCursor
  return new Refused(message, { status: 400, fields: { after: message } })
}

function jsonIn(after: string): unknown {
  // The base64 decoder ignores other characters, which would be copied into links.
  if (!/^[\w-]+$/.test(after)) return undefined
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    return undefined
  }
}
