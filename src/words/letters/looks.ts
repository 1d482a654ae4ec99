import { isolate } from '../../../contract/isolate.ts'
import type { LetterLook } from '../../../contract/letters/calls.ts'

type Looks = readonly LetterLook[] | undefined

const newestIn = (looks: Looks) => looks?.find(({ isInBin }) => !isInBin)

/** What a letter looks like for which no resume was chosen. */
export function newestLookInWords(looks: Looks): string {
  const newest = newestIn(looks)
  if (newest) return `Changed last (${isolate(newest.title)})`
  return looks ? 'No resume: plain' : 'Changed last'
}

/** What a letter looks like for which this resume was chosen. */
export function lookInWords(looks: Looks, chosen: string | null): string {
  if (chosen === null) return newestLookInWords(looks)
  const look = looks?.find(({ id }) => id === chosen)
  if (!look) return 'The resume that you chose'
  return look.isInBin ? `${isolate(look.title)} (in the bin)` : look.title
}

/** What follows from it. */
export function lookHint(looks: Looks, chosen: string | null): string {
  const look = looks?.find(({ id }) => id === chosen)
  if (!look?.isInBin) return 'Its PDF has the look and the head of this resume.'
  const newest = newestIn(looks)
  const meanwhile = newest ? `looks like “${isolate(newest.title)}”` : 'is plain'
  return `“${isolate(look.title)}” is in the bin. Until you restore it, the letter ${meanwhile}.`
}
