import { isolate } from '../../../contract/isolate.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { TypedApplication } from '../../../contract/applications/typed.ts'
import type { AskedQuestion } from '../../../contract/postings/posting.ts'
import { uploads } from '../../../contract/files/uploads.ts'
import { counted } from '../../../contract/words/counted.ts'
import { allOf } from '../../../contract/words/listFormat.ts'
import { shortDay } from '../dates.ts'

export const applyWords = {
  opening: 'Opening your draft',
  notLoaded: 'The form didn’t load. Reload the page.',
} as const

/** What is wrong with a file before anybody sends it; nothing where nothing is. */
export function wrongFile(file: Pick<File, 'name' | 'size' | 'type'> | undefined): string | undefined {
  if (!file || file.size === 0) return 'Choose a PDF that is not empty.'
  if (file.type !== uploads.uploadFile.type) return 'Choose a PDF. Most programs can save one.'
  return file.size > uploads.uploadFile.maxBytes
    ? 'This file is larger than 5 MB. Save a smaller PDF, and choose that.'
    : undefined
}

/** How large a file is: "178 kB", "1.2 MB". */
export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** The id of the control in which something of an application is typed, such as `apply.answers.a`. */
export const applyId = (path: string) => `apply.${path}`

/** What something of an application is called, by its path. */
export function partName(path: string, questions: readonly AskedQuestion[]): string {
  if (path === 'resume') return 'Resume'
  if (path === 'letter') return 'Letter'
  return questions.find(({ key }) => path === `answers.${key}`)?.label ?? 'Answer'
}

/**
 * What goes along with an application, as it stands in its fields: "Your resume Work.pdf, 2 answers and your name";
 * where names are hidden, without what tells who it is.
 */
export function whatIsSeen(
  { answers, hasLetter, letter, letterId, resume, resumeId }: TypedApplication,
  resumeName: string | undefined,
  hidesNames = false,
) {
  const count = Object.values(answers).filter((answer) => answer.trim() !== '').length
  const list = allOf([
    ...(resume === '' && resumeId === ''
      ? []
      : [resumeName === undefined ? 'your resume' : `your resume ${isolate(resumeName)}`]),
    ...(hasLetter && (letterId !== '' || letter.trim() !== '') ? ['your letter'] : []),
    ...(count === 0 ? [] : [counted(count, 'answer', 'answers')]),
    ...(hidesNames ? [] : ['your name', 'your email address']),
  ])
  if (list === '') return ''
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`
}

/** What a candidate is told before they send, where names are hidden. */
export const hiddenToCandidate = (company: string, hasFile: boolean) =>
  `${isolate(company)} sees your name, and how to reach you, only once it has moved you past the first stage.${
    hasFile
      ? ' A name cannot be hidden in a PDF of your own, so this one stays closed until then. A resume that you write here is shown at once, without your name.'
      : ''
  }`

/** What was sent, to whom, its reference, and until when an answer is due. */
export function sentInWords({ posting, reference, sent, turn }: OwnApplication, now: number): string {
  const count = sent?.answers.filter(({ answer }) => answer !== null).length ?? 0
  const parts = allOf([
    sent?.resume.name ?? 'your resume',
    ...(sent?.letter ? ['your letter'] : []),
    ...(count === 0 ? [] : [counted(count, 'answer', 'answers')]),
  ])
  const { name } = posting.company
  const due = turn ? ` ${isolate(name)} replies by ${shortDay(turn.dueAt, now)}.` : ''
  return `Your application ${reference} is sent to ${isolate(name)}: ${parts}.${due}`
}

/** What is wrong with a part, for whoever is led there: "Which tools? Choose one of the answers." */
export const problemInWords = (name: string, message: string) =>
  `${name}${/[?!.:]$/.test(name) ? '' : ':'} ${message}`
