import type { Place } from '../../../contract/resumes/imported.ts'
import type { ResumeItemFields } from '../../../contract/resumes/editing.ts'
import { placeOf, textOf, type Line } from './line.ts'

/** Item of a section, with its position in the file. */
export interface FoundItem {
  readonly fields: ResumeItemFields
  readonly place: Place
  /** True if its fields were assigned by their order alone, rather than by their words. */
  readonly isUnsure?: boolean
}

/** Text without a field. */
export interface Leftover {
  readonly text: string
  readonly place: Place
}

/** Items read from the lines of a section. */
export interface Understood {
  readonly items: readonly FoundItem[]
  readonly leftover: readonly Leftover[]
}

/** Removes empty fields. */
export const nonEmpty = (fields: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, said]) => said !== undefined && said.length > 0))

/** Leftovers for lines without a field. Consecutive lines are joined. */
export function leftoverOf(lines: readonly Line[]): readonly Leftover[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && last.page === line.page && last.number + 1 === line.number) group.push(line)
    else groups.push([line])
  }
  return groups.map((group) => ({ text: group.map(textOf).join('\n'), place: placeOf(group) }))
}
