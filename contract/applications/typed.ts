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

/** Form values of an application as entered, valid or not. */
export const typedApplication = v.object({
  /** File id; empty while none is chosen. */
  resume: v.string(),
  /** Id of a resume from the editor, sent instead of a file; empty if none is chosen. */
  resumeId: v.optional(v.string(), ''),
  /** True to send the letter. The text is kept while this is off. */
  hasLetter: v.boolean(),
  letter: v.string(),
  /** Id of a saved letter, sent instead of `letter`; empty if none is chosen. */
  letterId: v.optional(v.string(), ''),
  /** Answers by the key of their question, with `yes` and `no` as words. */
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

/** Answer as the text of its field. */
export function answerAsTyped(given: Answer): string {
  if (typeof given === 'boolean') return given ? 'yes' : 'no'
  return String(given)
}

/**
 * Parses form values. Returns the valid content, and a message per invalid field (`letter`, `answers.{key}`).
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

/** Chosen resume, or null. A resume from the editor takes precedence over a file. */
function resumeIn(fileId: string, resumeId: string) {
  if (resumeId !== '') return { resumeId }
  return fileId === '' ? null : { fileId }
}

/** Letter to send; null without one. */
function letterIn({
  hasLetter,
  letter,
  letterId,
}: Pick<TypedApplication, 'hasLetter' | 'letter' | 'letterId'>) {
  if (!hasLetter) return null
  if (letterId !== '') return { letterId }
  return letter.trim() === '' ? null : { text: letter }
}

/** Parses the answer to a question, or returns the error message. */
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

/**
 * Messages about fields that prevent sending (`resume`, `letter`, `answers.{key}`), each saying how to fix
 * it.
 */
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

export const haveSameContent = (one: ApplicationContent, other: ApplicationContent) =>
  asText(one) === asText(other)

const asText = ({ answers, letter, resume }: ApplicationContent) =>
  JSON.stringify([
    resume,
    letter,
    Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])
