import type { Place } from '../../../contract/resumes/imported.ts'
import type { ResumeItemFields } from '../../../contract/resumes/editing.ts'
import { placeOf, textOf, type Line } from './line.ts'

/** An item of a section, and where it stood. */
export interface FoundItem {
  readonly fields: ResumeItemFields
  readonly place: Place
  /** Its fields were told apart by their order alone, not by a word in them. */
  readonly isUnsure?: boolean
}

/** Text that fits nowhere. */
export interface Leftover {
  readonly text: string
  readonly place: Place
}

/** Items read from the lines of a section. */
export interface Understood {
  readonly items: readonly FoundItem[]
  readonly leftover: readonly Leftover[]
}

/** Only those fields that say something. */
export const nonEmpty = (fields: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, said]) => said !== undefined && said.length > 0))

/** Leftovers from lines without a field; consecutive lines are joined. */
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
