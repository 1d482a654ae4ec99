/**
 * Reads something out of a row once, however often it is asked for: to parse what a column holds costs more than most
 * queries. What is given is shared by all who ask, and is not to be changed.
 */
export function memoizeByRow<Row extends object, Read>(read: (row: Row) => Read): (row: Row) => Read {
  const known = new WeakMap<Row, { readonly read: Read }>()
  return (row) => {
    const found = known.get(row) ?? { read: read(row) }
    known.set(row, found)
    return found.read
  }
}
