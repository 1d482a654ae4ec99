/**
 * Joins the rows of the first part of a list and those that were added to it. A row that has moved into the first part
 * stands there alone.
 */
export function pagedItems<Item extends object>(
  first: readonly Item[],
  added: readonly Item[],
): readonly Item[] {
  const names = new Set(first.map(nameOf))
  return [...first, ...added.filter((item) => !names.has(nameOf(item)))]
}

/** Key of a row. */
const nameOf = (item: object): unknown => ('id' in item ? item.id : 'slug' in item ? item.slug : item)
