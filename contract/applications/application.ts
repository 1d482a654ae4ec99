import * as v from 'valibot'
import { id } from '../call.ts'
import { plainText } from '../text.ts'
import { postingCounts, type AskedQuestion } from '../postings/posting.ts'
import { boundedRecord, strictObject } from '../schemas/shapes.ts'

/** Lengths of what a candidate writes, in characters as a person counts them. */
export const applicationLengths = { letter: 6_000, shortAnswer: 200, longAnswer: 4_000 } as const

const text = (max: number) => plainText(max, 'Use letters, numbers, signs, and line breaks only.')

/** Answer to a question: a text, yes or no, or a number. The question decides which of them fits. */
export const answer = v.union([v.boolean(), v.number(), text(applicationLengths.longAnswer)])

/** With what somebody applies: a PDF that they have brought, or a resume that they have written. */
const chosenResume = v.union([strictObject({ fileId: id }), strictObject({ resumeId: id })])

export type ChosenResume = v.InferOutput<typeof chosenResume>

/** The file that was chosen; empty where none was. */
export const fileIdOf = (resume: ChosenResume | null) =>
  resume !== null && 'fileId' in resume ? resume.fileId : ''

/** Content of an application. A draft may lack parts that sending requires (`missingIn`). */
export const applicationContent = strictObject({
  resume: v.nullable(chosenResume),
  /** One of the candidate's letters, as it is when it is sent, or one that is written here. */
  letter: v.nullable(
    v.union([strictObject({ letterId: id }), strictObject({ text: text(applicationLengths.letter) })]),
  ),
  /** By the key of the question. */
  answers: boundedRecord(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), answer, postingCounts.questions),
})

export type ApplicationContent = v.InferOutput<typeof applicationContent>

export type Answer = v.InferOutput<typeof answer>

/** True if an answer fits its question: the right kind, one of its options, not too long. */
export function fits({ kind, options }: AskedQuestion, given: Answer): boolean {
  if (kind === 'yesNo') return typeof given === 'boolean'
  if (kind === 'number') return typeof given === 'number'
  if (typeof given !== 'string') return false
  if (kind === 'choice') return options.includes(given)
  return kind === 'long' || [...given].length <= applicationLengths.shortAnswer
}

/** Parts missing for sending: `resume`, and the keys of unanswered required questions. */
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
