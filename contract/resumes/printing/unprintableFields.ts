import type { ResumeDocument } from '../document.ts'
import { printedOf, type Run } from '../printed.ts'
import { unprintableIn } from './printable.ts'

/** Field with characters that cannot be printed. */
export interface Unprintable {
  readonly path: string
  readonly characters: readonly string[]
}

/** Characters of a resume that cannot be printed, by field, in reading order. */
export function unprintableFields(document: ResumeDocument): readonly Unprintable[] {
  const { contact, name, role, sections } = printedOf(document)
  const runs: readonly (Run | null)[] = [
    name,
    role,
    ...contact,
    ...sections.flatMap(({ heading, items }) => [
      heading,
      ...items.flatMap(({ bullets, dates, line, note, paragraphs, sub, title }) => [
        ...line,
        note,
        ...title,
        dates,
        ...sub,
        ...paragraphs,
        ...bullets,
      ]),
    ]),
  ]
  return runs.flatMap((run) => {
    const characters = run ? unprintableIn(run.text) : []
    return run && characters.length > 0 ? [{ path: run.path, characters }] : []
  })
}

/** Distinct characters of a resume that cannot be printed. */
export const unprintableInResume = (document: ResumeDocument): readonly string[] => [
  ...new Set(unprintableFields(document).flatMap(({ characters }) => characters)),
]
