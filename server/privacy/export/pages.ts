import { setImmediate } from 'node:timers/promises'

/** Rows that are read at once. */
export const pageSize = 20

/**
 * The rows of a long list, page by page, so that they are never all in memory.
 *
 * @param read the page of rows after one; the first page without one
 */
export async function* inPages<Row>(
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  let after: Row | undefined
  for (;;) {
    const rows = await read(after)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    after = rows.at(-1)
    await setImmediate()
  }
}

/** Values that are made ahead of their use, so many at a time, in their order. */
export async function* madeAhead<Row, Made>(
  rows: AsyncIterable<Row>,
  count: number,
  make: (row: Row) => Promise<Made>,
): AsyncGenerator<Made, void> {
  const waiting: Promise<Made>[] = []
  for await (const row of rows) {
    const made = make(row)
    // Thrown where it is used; until then it is no unhandled rejection.
    made.catch(() => {})
    waiting.push(made)
    const first = waiting.length >= count ? waiting.shift() : undefined
    if (first) yield await first
  }
  for (const made of waiting) yield await made
}
