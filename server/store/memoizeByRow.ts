/**
 * Memoizes a value derived from a row, because parsing a JSON column costs more than most queries. The value
 * is shared, so callers must not modify it.
 */
export function memoizeByRow<Row extends object, Read>(read: (row: Row) => Read): (row: Row) => Read {
  const known = new WeakMap<Row, { readonly read: Read }>()
  return (row) => {
    const found = known.get(row) ?? { read: read(row) }
    known.set(row, found)
    return found.read
  }
}
