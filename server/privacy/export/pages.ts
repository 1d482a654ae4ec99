import { setImmediate } from 'node:timers/promises'

/** Page size in rows. */
export const pageSize = 20

/**
 * Iterates over the pages of a long list, so that it is never completely in memory.
 *
 * @param read returns the page after a row; the first page without one
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

/** Creates values ahead of their use, a limited number at a time, and yields them in order. */
export async function* madeAhead<Row, Made>(
  rows: AsyncIterable<Row>,
  count: number,
  make: (row: Row) => Promise<Made>,
): AsyncGenerator<Made, void> {
  const waiting: Promise<Made>[] = []
  for await (const row of rows) {
    const made = make(row)
    // The rejection is thrown on use. Until then it must not count as unhandled.
    made.catch(() => {})
    waiting.push(made)
    const first = waiting.length >= count ? waiting.shift() : undefined
    if (first) yield await first
  }
  for (const made of waiting) yield await made
}
