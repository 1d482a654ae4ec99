import { isolate } from '../../../contract/isolate.ts'
import { wordsThatReadWell } from '../../../contract/letters/letter.ts'

/** What a letter is called until somebody calls it something. */
export const newLetterTitle = 'New letter'

/** What is told when something was done with a letter, by what it was. */
export const letterActsDone: Readonly<Record<string, string>> = {
  write: 'Your letter is begun.',
  copy: 'The letter is copied.',
  both: 'Yours is a letter of its own now, in the list.',
  rename: 'The letter has its new name.',
  trash: 'The letter is in the bin. It stays there for 30 days.',
  restore: 'The letter is back in the list.',
  delete: 'The letter is deleted.',
  pdf: 'The PDF is made.',
}

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
