/**
 * Joins the first page of a list with later pages. A row that moved to the first page is shown only there.
 */
export function pagedItems<Item extends object>(
  first: readonly Item[],
  added: readonly Item[],
): readonly Item[] {
  const names = new Set(first.map(nameOf))
  return [...first, ...added.filter((item) => !names.has(nameOf(item)))]
}

/** Identity of a row: its id, its slug, or the row itself. */
const nameOf = (item: object): unknown => ('id' in item ? item.id : 'slug' in item ? item.slug : item)
