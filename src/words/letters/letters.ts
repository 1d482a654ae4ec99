import { isolate } from '../../../contract/isolate.ts'
import { wordsThatReadWell } from '../../../contract/letters/letter.ts'

/** What a letter is called until somebody calls it something. */
export const newLetterTitle = 'New letter'

const { max, min } = wordsThatReadWell

/** How long a letter is, and how long one should be. */
export const lengthInWords = (words: number) =>
  `${words === 1 ? '1 word' : `${words} words`}; ${min} to ${max} read well`

/** For which job a letter is. */
export const jobInWords = (
  job: { readonly title: string; readonly company: { readonly name: string } } | null,
) => (job === null ? 'For any job' : `For ${isolate(job.title)}, ${isolate(job.company.name)}`)

/** The fields of a letter that say nothing yet, counted and named. */
export function emptyInWords(empty: readonly string[]): string {
  const named = [...new Set(empty)]
  return `${named.length === 1 ? '1 field is empty' : `${named.length} fields are empty`}: ${named.join(', ')}`
}
