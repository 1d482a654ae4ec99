import * as v from 'valibot'
import { id } from '../call.ts'
import { plainText } from '../text.ts'
import { postingCounts, type AskedQuestion } from '../postings/posting.ts'
import { boundedRecord, strictObject } from '../schemas/shapes.ts'

/** Maximum lengths of a candidate's texts, in code points. */
export const applicationLengths = { letter: 6_000, shortAnswer: 200, longAnswer: 4_000 } as const

const text = (max: number) => plainText(max, 'Use letters, numbers, signs, and line breaks only.')

/**
 * Answer to a question: text, yes or no, or a number. The kind of the question decides which one is valid.
 */
export const answer = v.union([v.boolean(), v.number(), text(applicationLengths.longAnswer)])

/** Resume of an application: an uploaded PDF, or a resume written in the editor. */
const chosenResume = v.union([strictObject({ fileId: id }), strictObject({ resumeId: id })])

export type ChosenResume = v.InferOutput<typeof chosenResume>

/** Id of the chosen file; empty if no file is chosen. */
export const fileIdOf = (resume: ChosenResume | null) =>
  resume !== null && 'fileId' in resume ? resume.fileId : ''

/** Content of an application. A draft may lack parts that are required for sending. */
export const applicationContent = strictObject({
  resume: v.nullable(chosenResume),
  /** Saved letter, copied when the application is sent, or a text written for this application. */
  letter: v.nullable(
    v.union([strictObject({ letterId: id }), strictObject({ text: text(applicationLengths.letter) })]),
  ),
  /** Answers by the key of their question. */
  answers: boundedRecord(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), answer, postingCounts.questions),
})

export type ApplicationContent = v.InferOutput<typeof applicationContent>

export type Answer = v.InferOutput<typeof answer>

/** True if an answer has the type that its question requires, is one of its options, and is not too long. */
export function fits({ kind, options }: AskedQuestion, given: Answer): boolean {
  if (kind === 'yesNo') return typeof given === 'boolean'
  if (kind === 'number') return typeof given === 'number'
  if (typeof given !== 'string') return false
  if (kind === 'choice') return options.includes(given)
  return kind === 'long' || [...given].length <= applicationLengths.shortAnswer
}

/** Parts that are missing for sending: `resume`, and the keys of unanswered required questions. */
export const missingInApplication = (
  { answers, resume }: ApplicationContent,
  questions: readonly AskedQuestion[],
): readonly string[] => [
  ...(resume === null ? ['resume'] : []),
  ...questions.filter((question) => isUnanswered(question, answers[question.key])).map(({ key }) => key),
]

function isUnanswered(question: AskedQuestion, given: Answer | undefined): boolean {
  if (given === undefined || given === '') return question.required
  return !fits(question, given)
}
