/**
 * Shares the mark, title and pay of a row with the page of its job, which the browser moves into their new places. Two
 * rows with the same names would end the transition.
 */
export function shareRow(row: HTMLElement | null): void {
  for (const before of document.querySelectorAll('[data-shared]')) before.removeAttribute('data-shared')
  row?.setAttribute('data-shared', '')
}
