/**
 * Joins the first page of a list with later pages, without duplicates: a row that moved to the first page is
 * shown there only.
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
