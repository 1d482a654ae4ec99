import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { Refused } from '../refused.ts'
import { sharedRefusals } from '../words/shared.ts'

/** A column that a list is sorted by, which is never null. */
interface SortedBy {
  readonly column: string
  readonly kind: 'text' | 'number'
  readonly falls?: boolean
}

/** Sort columns, unique together. */
export type Order = readonly SortedBy[]

interface Wanted {
  /** Cursor of the previous page. */
  readonly after?: string | undefined
  readonly limit: number
}

/**
 * One page of a list. It begins after a key and not at a number, so that nothing is missed or shown twice while rows
 * are added.
 *
 * @param query selects the columns of the order under their own names
 * @returns the rows, and where the next page begins, opaque to whoever asks; null after the last
 * @throws Refused (400) at the field `after` when it is not one of ours
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
 * The query of a page, for a list that joins something to it: its rows, sorted, and one more where there is a next page.
 *
 * @throws Refused (400) at the field `after` when it is not one of ours
 */
export const pageQuery = <Schema, Table extends keyof Schema, Row extends object>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  order: Order,
  { after, limit }: Wanted,
) =>
  inOrder(after === undefined ? query : query.where(isAfter(order, keyIn(after, order))), order).limit(
    limit + 1,
  )

/** The rows that a query finds, in an order. */
export const inOrder = <Schema, Table extends keyof Schema, Row extends object>(
  query: SelectQueryBuilder<Schema, Table, Row>,
  order: Order,
) =>
  order.reduce((sorted, { column, falls }) => sorted.orderBy(sql.ref(column), falls ? 'desc' : 'asc'), query)

/** The page that the rows of its query are. */
export function pageOf<Row extends object>(rows: readonly Row[], order: Order, { limit }: Wanted): Page<Row> {
  const items = rows.slice(0, limit)
  const last = new Map<string, unknown>(Object.entries(items.at(-1) ?? {}))
  const key = order.map(({ column }) => last.get(column))
  return { items, next: rows.length > limit ? cursorTo(key) : null }
}

/** Cursor for the next page. */
export const cursorTo = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

/** `(a > x) or (a = x and b > y) or …`: rows cannot be compared as a whole where columns rise and fall. */
function isAfter(order: Order, key: readonly unknown[]) {
  // PostgreSQL would take a number for as small as its column, and fail at a larger one.
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
 * Key of the last row of the previous page: one value per sort column.
 *
 * @throws Refused (400) at the field `after` for a foreign cursor
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

/** The refusal of a place where no page before ended. */
export function notFromHere(): Refused {
  const message = sharedRefusals.wrongCursor
  return new Refused(message, { status: 400, fields: { after: message } })
}

function jsonIn(after: string): unknown {
  // Other characters would be ignored by the decoder and copied into links.
  if (!/^[\w-]+$/.test(after)) return undefined
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    return undefined
  }
}
