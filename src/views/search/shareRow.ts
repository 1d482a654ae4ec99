/**
 * Sets view transition names on the logo, title and pay of a row, so that they morph into those of the job
 * page. The names must be unique, because duplicates cancel the transition.
 */
export function shareRow(row: HTMLElement | null): void {
  for (const before of document.querySelectorAll('[data-shared]')) before.removeAttribute('data-shared')
  row?.setAttribute('data-shared', '')
}
