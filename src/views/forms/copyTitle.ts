const changed = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * What a copy is called that keeps what was written at a time.
 *
 * @param most so many characters may stand in a title
 */
export function copyTitle(title: string, changedAt: number, most: number): string {
  const suffix = `, ${changed.format(changedAt)}`
  return [...title].slice(0, most - suffix.length).join('') + suffix
}
