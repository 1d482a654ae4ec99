import { isolate } from '../../../contract/isolate.ts'
import { recommendedWords } from '../../../contract/letters/letter.ts'
import { allOf } from '../../../contract/words/listFormat.ts'
import { counted } from '../../../contract/words/counted.ts'
import { dayHere } from '../dates.ts'

/** Default title of a letter. */
export const newLetterTitle = 'New letter'

const { max, min } = recommendedWords

const wordsInWords = (words: number) => counted(words, 'word', 'words')

/** Length of a letter, with the recommended range. */
export const lengthInWords = (words: number) => `${wordsInWords(words)}. ${min}–${max} words works well.`

/** Job that a letter is for, or "For any job". */
export const jobInWords = (
  job: { readonly title: string; readonly company: { readonly name: string } } | null,
) => (job === null ? 'For any job' : `For ${isolate(job.title)}, ${isolate(job.company.name)}`)

/** Number and names of the merge fields without a value. */
export function emptyInWords(empty: readonly string[]): string {
  const named = [...new Set(empty)]
  return `${counted(named.length, 'field is', 'fields are')} empty: ${allOf(named)}`
}

/** Texts of the list of letters. */
export const letterListWords = {
  title: 'Cover Letters',
  write: 'Write a letter',
  tabs: 'Letters',
  letters: 'Letters',
  trash: 'Trash',
  what: 'your letters',
  none: { title: 'No letters yet', text: 'Write a letter once and use it for many jobs.' },
  emptyTrash: {
    title: 'The trash is empty',
    text: 'Letters you move here are deleted for good after 30 days.',
  },
  duplicate: 'Duplicate',
  rename: 'Rename',
  moveToTrash: 'Move to trash',
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  sampleNotLoaded: 'The sample didn’t load. Reload the page and try again.',
  words: wordsInWords,
  changed: (updatedAt: string) => `Changed ${dayHere(updatedAt)}`,
} as const

/** Texts of the letter editor. */
export const letterEditorWords = {
  back: 'All letters',
  title: 'Cover letter',
  untitled: 'Untitled letter',
  what: 'this letter',
  export: 'Export PDF',
  text: 'Text',
  leaving: 'Your changes aren’t saved yet. They’re kept on this device until you come back.',
  notFound: {
    title: 'Letter not found',
    text: 'It was deleted, or it belongs to someone else.',
    button: 'View your letters',
  },
  fields: {
    name: 'Name',
    nameHint: 'Only you see this.',
    job: 'Job',
    jobHint: 'Jobs you’ve saved or started applying to.',
    anyJob: 'Any job',
    design: 'Match design of',
    letter: 'Letter',
    mergeFields: 'Fields',
    paragraphs: 'Saved paragraphs',
    filledIn: 'They’re filled in when you apply.',
  },
  preview: 'Your finished letter appears here.',
  previewNotLoaded: 'The preview didn’t load. Reload the page to see it.',
  empty: '(empty)',
  gone: 'This letter was deleted, or it belongs to someone else. Your text is kept on this device.',
  goneLink: 'View your letters',
  locked: 'This letter is in the trash. Restore it to edit it.',
  lockedLink: 'Open trash',
  reload: 'Check again',
  conflict:
    'This letter was changed in another window or on another device. Nothing is lost. Choose what to keep.',
} as const

/** Texts of the dialog with paragraphs of other letters. */
export const paragraphWords = {
  title: 'Saved paragraphs',
  what: 'your other letters',
  notLoaded: 'Your other letters didn’t load. Reload the page to see them.',
  none: 'None yet. Paragraphs from your other letters show up here.',
  search: 'Search paragraphs',
  count: (found: number) => counted(found, 'paragraph', 'paragraphs'),
  from: (title: string) => `From “${isolate(title)}”`,
  insert: 'Use',
  insertNamed: (opening: string) => `Use: ${opening}`,
  close: 'Close',
} as const
