import { isolate } from '../../../contract/isolate.ts'
import type { LetterLook } from '../../../contract/letters/calls.ts'

type Looks = readonly LetterLook[] | undefined

const newestIn = (looks: Looks) => looks?.find(({ isTrashed }) => !isTrashed)

/** Design of a letter without a selected resume. */
export function newestLookInWords(looks: Looks): string {
  const newest = newestIn(looks)
  if (newest) return `Latest resume (${isolate(newest.title)})`
  return looks ? 'No resume: plain' : 'Latest resume'
}

/** Design of a letter with a selected resume. */
export function lookInWords(looks: Looks, chosen: string | null): string {
  if (chosen === null) return newestLookInWords(looks)
  const look = looks?.find(({ id }) => id === chosen)
  if (!look) return 'The resume you chose'
  return look.isTrashed ? `${isolate(look.title)} (in the trash)` : look.title
}

/** Hint of the design field. */
export function lookHint(looks: Looks, chosen: string | null): string {
  const look = looks?.find(({ id }) => id === chosen)
  if (!look?.isTrashed) return 'The PDF uses the design and contact details of this resume.'
  const newest = newestIn(looks)
  const meanwhile = newest ? `looks like “${isolate(newest.title)}”` : 'is plain'
  return `“${isolate(look.title)}” is in the trash. Until you restore it, the letter ${meanwhile}.`
}
