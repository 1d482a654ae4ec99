/**
 * Sets view transition names on the mark, title and pay of a row, so that they morph into those of the job page. The
 * names must be unique: duplicates skip the transition.
 */
export function shareRow(row: HTMLElement | null): void {
  for (const before of document.querySelectorAll('[data-shared]')) before.removeAttribute('data-shared')
  row?.setAttribute('data-shared', '')
}
