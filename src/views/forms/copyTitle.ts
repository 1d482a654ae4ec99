import { timeOfYear } from '../../words/dates.ts'

/**
 * Title of a copy, with the time of the last change appended.
 *
 * @param most maximum length, in characters
 */
export function copyTitle(title: string, changedAt: number, most: number): string {
  const suffix = `, ${timeOfYear(changedAt)}`
  return [...title].slice(0, most - suffix.length).join('') + suffix
}
