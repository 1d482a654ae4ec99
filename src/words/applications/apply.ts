import { isolate } from '../../../contract/isolate.ts'
import type { OwnApplication } from '../../../contract/applications/calls.ts'
import type { TypedApplication } from '../../../contract/applications/typed.ts'
import type { AskedQuestion } from '../../../contract/postings/posting.ts'
import { uploads } from '../../../contract/files/uploads.ts'
import { counted, number } from '../../../contract/words/counted.ts'
import { allOf } from '../../../contract/words/listFormat.ts'
import { daysInWords, shortDay } from '../dates.ts'

export const applyWords = {
  opening: 'Opening your draft',
  notLoaded: 'The form didn’t load. Reload the page.',
  heading: (job: string | undefined) => (job === undefined ? 'Apply' : `Apply: ${isolate(job)}`),
  view: 'View job',
  closes: (moment: string) => `Closes ${moment}`,
  reading: 'this job',
  notFound: { title: 'Job not found', text: 'It was removed, or the address is wrong.' },
  over: 'This job isn’t taking applications',
  otherJobs: 'Find other jobs',
  notOpened: 'We couldn’t open your draft',
  tryAgain: 'Try again',
  closed: 'This job closed while you were writing',
  onDevice: 'Your draft is saved on this device.',
  saving: {
    onDevice: 'Saved on this device',
    partly: (saved: string, parts: readonly string[]) => `${saved}. On this device only: ${parts.join(', ')}`,
  },
  applied: {
    title: 'You’ve already applied',
    text: (day: string, reference: string) => `You applied on ${day}. Your reference is ${reference}.`,
    open: 'View application',
  },
  discarded: {
    title: 'You discarded this draft',
    text: 'You did so in another window.',
    job: 'View job',
  },
  resume: {
    title: 'Resume',
    upload: 'Upload a PDF',
    another: 'Upload another PDF',
    limit: 'Up to 5 MB',
    login: 'Log in to use your resume',
    uploading: 'Uploading your file',
    other: 'A resume',
  },
  letter: {
    title: 'Letter',
    none: 'No letter',
    saved: 'Use a saved letter',
    write: 'Write one here',
    which: 'Letter to send',
    deleted: 'A deleted letter',
    label: 'Your letter',
    length: (typed: number, most: number) =>
      `${number.format(typed)} of ${counted(most, 'character', 'characters')}`,
    preview: 'Preview',
    keep: 'Save to Cover Letters',
    keepAs: (role: string | null | undefined) => (role ? `For ${role}` : 'For a job'),
    notShown: 'The preview didn’t load. Reload the page.',
    reading: 'this letter',
    gone: 'This letter was deleted. Choose another one.',
  },
  questions: {
    title: 'Questions',
    optional: (label: string) => `${label} (optional)`,
    earlier: 'From an earlier application. Check that it still fits.',
    choose: 'Choose one',
  },
  send: {
    title: (company: string) => `What ${isolate(company)} sees`,
    next: (company: string, days: number) =>
      `${isolate(company)} replies within ${daysInWords(days)}. We’ll email you when they do, and you’ll see the date in Applications.`,
    kept: (months: number) =>
      `Your application is kept for ${counted(months, 'month', 'months')} after it ends, and then erased.`,
    button: 'Send application',
    sending: 'Sending',
    problems: 'There is a problem',
    login: {
      title: 'One more step: log in to send',
      text: 'Your draft is saved on this device. After you log in, you’ll come back here to send it.',
    },
  },
  twice:
    'You changed this draft in another window or on another device. Nothing is lost, and nothing is saved until you choose.',
} as const

/** Error message for a file before it is uploaded; undefined if it is valid. */
export function wrongFile(file: Pick<File, 'name' | 'size' | 'type'> | undefined): string | undefined {
  if (!file || file.size === 0) return 'Choose a PDF that isn’t empty.'
  if (file.type !== uploads.uploadFile.type) return 'Choose a PDF. Most apps can save one.'
  return file.size > uploads.uploadFile.maxBytes
    ? 'This file is larger than 5 MB. Save a smaller PDF and choose that one.'
    : undefined
}

/** File size, such as "178 kB" or "1.2 MB". */
export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Element id of the control for a path of an application, such as `apply.answers.a`. */
export const applyId = (path: string) => `apply.${path}`

/** Name of a part of an application, by path. */
export function partName(path: string, questions: readonly AskedQuestion[]): string {
  if (path === 'resume') return 'Resume'
  if (path === 'letter') return 'Letter'
  return questions.find(({ key }) => path === `answers.${key}`)?.label ?? 'Answer'
}

/**
 * Parts that an application will contain, such as "Your resume Work.pdf, 2 answers, and your name". If the
 * company hides names, without identifying data.
 */
export function sentPartsInWords(
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

/** Notice before sending to a company that hides names at first. */
export const hiddenToCandidate = (company: string, hasFile: boolean) =>
  `${isolate(company)} sees your name and contact details only after the first stage.${
    hasFile
      ? ' We can’t hide a name in your own PDF, so they’ll open it then. A resume that you create here is shown right away, without your name.'
      : ''
  }`

/** Notice after sending, with the reference, the parts, and the due date of the reply. */
export function sentInWords({ posting, reference, sent, turn }: OwnApplication, now: number): string {
  const count = sent?.answers.filter(({ answer }) => answer !== null).length ?? 0
  const parts = allOf([
    sent?.resume.name ?? 'your resume',
    ...(sent?.letter ? ['your letter'] : []),
    ...(count === 0 ? [] : [counted(count, 'answer', 'answers')]),
  ])
  const { name } = posting.company
  const due = turn ? ` ${isolate(name)} replies by ${shortDay(turn.dueAt, now)}.` : ''
  return `We sent your application ${reference} to ${isolate(name)}: ${parts}.${due}`
}

/** Text of a link to a part with an error, such as "Which tools? Choose one of the answers." */
export const problemInWords = (name: string, message: string) =>
  `${name}${/[?!.:]$/.test(name) ? '' : ':'} ${message}`
