import { timeOfYear } from '../../words/dates.ts'

/**
 * What a copy is called that keeps what was written at a time.
 *
 * @param most so many characters may stand in a title
 */
export function copyTitle(title: string, changedAt: number, most: number): string {
  const suffix = `, ${timeOfYear(changedAt)}`
  return [...title].slice(0, most - suffix.length).join('') + suffix
}
