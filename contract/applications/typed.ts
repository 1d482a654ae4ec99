import * as v from 'valibot'
import type { AskedQuestion } from '../postings/posting.ts'
import {
  answer,
  applicationContent,
  fileIdOf,
  fits,
  type Answer,
  type ApplicationContent,
} from './application.ts'

/** Form values of an application as typed, valid or not. */
export const typedApplication = v.object({
  /** The id of a file; empty while none is chosen. */
  resume: v.string(),
  /** The id of a resume that was written here, which is sent instead of a file; empty where none is chosen. */
  resumeId: v.optional(v.string(), ''),
  /** True if to send the letter. A written letter is kept when this is off. */
  hasLetter: v.boolean(),
  letter: v.string(),
  /** The id of one of their letters, which goes along instead of what is written here; empty where none is chosen. */
  letterId: v.optional(v.string(), ''),
  /** By the key of the question; yes and no by these words. */
  answers: v.record(v.string(), v.string()),
})

export type TypedApplication = v.InferOutput<typeof typedApplication>

export const emptyApplication: ApplicationContent = { resume: null, letter: null, answers: {} }

/** Form values for saved content. */
export const typedOf = ({ answers, letter, resume }: ApplicationContent): TypedApplication => ({
  resume: fileIdOf(resume),
  resumeId: resume !== null && 'resumeId' in resume ? resume.resumeId : '',
  hasLetter: letter !== null,
  letter: letter !== null && 'text' in letter ? letter.text : '',
  letterId: letter !== null && 'letterId' in letter ? letter.letterId : '',
  answers: Object.fromEntries(Object.entries(answers).map(([key, given]) => [key, answerAsTyped(given)])),
})

/** An answer as it stands in its field. */
export function answerAsTyped(given: Answer): string {
  if (typeof given === 'boolean') return given ? 'yes' : 'no'
  return String(given)
}

/**
 * Parses form values: the part that can be saved, and a problem per invalid field (`letter`,
 * `answers.{key}`).
 */
export function parseApplication(
  { answers, hasLetter, letter, letterId, resume, resumeId }: TypedApplication,
  questions: readonly AskedQuestion[],
): { content: ApplicationContent; problems: Readonly<Record<string, string>> } {
  const written = v.safeParse(applicationContent.entries.letter, letterIn({ hasLetter, letter, letterId }))
  const read = questions.flatMap((question) => {
    const text = answers[question.key] ?? ''
    return text.trim() === '' ? [] : [{ key: question.key, ...readAnswer(question, text) }]
  })
  return {
    content: {
      resume: resumeIn(resume, resumeId),
      letter: written.success ? written.output : null,
      answers: Object.fromEntries(
        read.flatMap(({ key, given }) => (given === undefined ? [] : [[key, given]])),
      ),
    },
    problems: {
      ...(!written.success && { letter: written.issues[0].message }),
      ...Object.fromEntries(
        read.flatMap(({ key, problem }) => (problem === undefined ? [] : [[`answers.${key}`, problem]])),
      ),
    },
  }
}

/** With what they apply. */
function resumeIn(fileId: string, resumeId: string) {
  if (resumeId !== '') return { resumeId }
  return fileId === '' ? null : { fileId }
}

/** Letter to send. */
function letterIn({
  hasLetter,
  letter,
  letterId,
}: Pick<TypedApplication, 'hasLetter' | 'letter' | 'letterId'>) {
  if (!hasLetter) return null
  if (letterId !== '') return { letterId }
  return letter.trim() === '' ? null : { text: letter }
}

/** Parses the answer to a question, or explains what is wrong with it. */
function readAnswer(question: AskedQuestion, text: string): { given?: Answer; problem?: string } {
  const meant = meantBy(question, text)
  if (meant === undefined) return { problem: 'Enter a number, such as 3 or 2.5.' }
  const checked = v.safeParse(answer, meant)
  if (!checked.success) return { problem: checked.issues[0].message }
  return fits(question, meant) ? { given: meant } : { problem: unfit[question.kind] }
}

const unfit: Readonly<Record<AskedQuestion['kind'], string>> = {
  short: 'Use at most 200 characters.',
  long: 'Use at most 4000 characters.',
  yesNo: 'Choose yes or no.',
  choice: 'Choose one of the answers.',
  number: 'Enter a number, such as 3 or 2.5.',
}

function meantBy({ kind }: AskedQuestion, text: string): Answer | undefined {
  if (kind === 'yesNo' && (text === 'yes' || text === 'no')) return text === 'yes'
  if (kind !== 'number') return text
  const amount = text.trim().replace(',', '.')
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(amount) ? Number(amount) : undefined
}

/** Problems that prevent sending, by field (`resume`, `letter`, `answers.{key}`): what to do about each. */
export function problemsToSend(
  typed: TypedApplication,
  questions: readonly AskedQuestion[],
): Readonly<Record<string, string>> {
  const { content, problems } = parseApplication(typed, questions)
  const open = questions.filter(({ key, required }) => required && content.answers[key] === undefined)
  return {
    ...(content.resume === null && { resume: 'Choose a resume.' }),
    ...(typed.hasLetter && letterIn(typed) === null && { letter: 'Write the letter, or choose none.' }),
    ...Object.fromEntries(open.map(({ key, kind }) => [`answers.${key}`, unanswered[kind]])),
    ...problems,
  }
}

const unanswered: typeof unfit = {
  ...unfit,
  short: 'Answer this question.',
  long: 'Answer this question.',
}

/** True if two applications have the same content. */
export const haveSameContent = (one: ApplicationContent, other: ApplicationContent) =>
  asText(one) === asText(other)

const asText = ({ answers, letter, resume }: ApplicationContent) =>
  JSON.stringify([
    resume,
    letter,
    Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])
