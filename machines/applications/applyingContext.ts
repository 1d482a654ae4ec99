import { fileIdOf, type ApplicationContent } from '../../contract/applications/application.ts'
import type { BegunApplication, OwnApplication } from '../../contract/applications/calls.ts'
import {
  answerAsTyped,
  emptyApplication,
  parseApplication,
  problemsToSend,
  sayTheSame,
  typedOf,
  type TypedApplication,
} from '../../contract/applications/typed.ts'
import type { LetterItem } from '../../contract/letters/calls.ts'
import type { AskedQuestion } from '../../contract/postings/posting.ts'
import type { BroughtFile } from '../files/bringing.ts'
import type { Failure } from '../shared/failure.ts'

/** What was typed and is not saved, with what it was typed into: the device keeps it until the server has it. */
export interface KeptApplication {
  readonly before: ApplicationContent
  readonly typed: TypedApplication
}

/** A resume that was written here, and the picture of its first page, where there is one. */
export interface ResumeChoice {
  readonly id: string
  readonly title: string
  readonly picture?: string | undefined
}

/** A letter that can go along, and for which job it was written. */
export type LetterChoice = Pick<LetterItem, 'id' | 'title' | 'job'>

/** What a page needs to write an application: the draft, what can be chosen, and what was answered before. */
export interface Begun {
  readonly application: BegunApplication
  /** The newest first. */
  readonly files: readonly BroughtFile[]
  /** The last changed first. */
  readonly resumes: readonly ResumeChoice[]
  /** Likewise. */
  readonly letters: readonly LetterChoice[]
}

/** A change of what was typed: answers are changed one by one. */
export type TypedChange = Partial<TypedApplication>

export interface ApplyingInput {
  readonly slug: string
  readonly questions: readonly AskedQuestion[]
  readonly kept: KeptApplication | undefined
}

export interface ApplyingContext {
  readonly slug: string
  readonly questions: readonly AskedQuestion[]
  readonly typed: TypedApplication
  /** What the text was typed into that the device has kept, or a guest has typed. */
  readonly before: ApplicationContent
  /** The application as the server had it last, as far as this page knows; nothing as long as nobody is signed in. */
  readonly saved: OwnApplication | undefined
  readonly files: readonly BroughtFile[]
  readonly resumes: readonly ResumeChoice[]
  readonly letters: readonly LetterChoice[]
  /** What was answered before, as it is typed, by the key of the question. */
  readonly earlier: Readonly<Record<string, string>>
  /** What is wrong, at the fields: once somebody wanted to send it. */
  readonly problems: Readonly<Record<string, string>>
  /** Of the last attempt to save or to send; none once one works. */
  readonly failure: Failure | undefined
  /** Number of failed attempts to save since the last success. */
  readonly tries: number
  /** What is being saved. */
  readonly underWay: ApplicationContent | undefined
  /** What was sent to be saved since an answer came last: the server may have it, though no answer said so. */
  readonly unanswered: readonly ApplicationContent[]
  /** In milliseconds since 1970. */
  readonly savedAt: number | undefined
}

export const openedWith = ({ kept, questions, slug }: ApplyingInput): ApplyingContext => ({
  slug,
  questions,
  typed: kept?.typed ?? typedOf(emptyApplication),
  before: kept?.before ?? emptyApplication,
  saved: undefined,
  files: [],
  resumes: [],
  letters: [],
  earlier: {},
  problems: {},
  failure: undefined,
  tries: 0,
  underWay: undefined,
  unanswered: [],
  savedAt: undefined,
})

/** What can be saved of what was typed. Where something cannot, what was there before stays there. */
export function contentOf({ before, questions, saved, typed }: ApplyingContext): ApplicationContent {
  const { content, problems } = parseApplication(typed, questions)
  const there: ApplicationContent = saved ?? before
  const stays = Object.entries(there.answers).filter(([key]) => problems[`answers.${key}`] !== undefined)
  return {
    ...content,
    letter: problems['letter'] === undefined ? content.letter : there.letter,
    answers: { ...content.answers, ...Object.fromEntries(stays) },
  }
}

/** Whether what was typed says something that is not saved. */
export const saysMore = (context: ApplyingContext) =>
  context.saved !== undefined && !sayTheSame(contentOf(context), context.saved)

/** Whether something was typed that cannot be saved as it is. */
export const holdsBack = ({ typed, questions }: ApplyingContext) =>
  Object.keys(parseApplication(typed, questions).problems).length > 0

/** Whether anything was typed that the server does not have. */
export const differs = (context: ApplyingContext) => saysMore(context) || holdsBack(context)

export const isWhole = ({ typed, questions }: ApplyingContext) =>
  Object.keys(problemsToSend(typed, questions)).length === 0

/** With what a person has changed. What they have mended is wrong no more. */
export function withChange(context: ApplyingContext, change: TypedChange): Partial<ApplyingContext> {
  const typed = {
    ...context.typed,
    ...change,
    answers: { ...context.typed.answers, ...change.answers },
  }
  const still = problemsToSend(typed, context.questions)
  const problems = Object.keys(context.problems).flatMap((path) => {
    const message = still[path]
    return message === undefined ? [] : [[path, message] as const]
  })
  return { typed, problems: Object.fromEntries(problems) }
}

/** What was typed here before the draft was opened, without a file that the server does not have. */
const typedHere = ({ typed }: ApplyingContext, files: readonly BroughtFile[]): TypedApplication =>
  files.some(({ id }) => id === typed.resume) ? typed : { ...typed, resume: '' }

/** Whether anything was typed here but the choice of a resume, whether or not it can be saved as it is. */
const wasWritten = (context: ApplyingContext) =>
  holdsBack(context) ||
  !sayTheSame({ ...contentOf(context), resume: null }, { ...context.before, resume: null })

/** Whether a text that was typed here and one that was saved elsewhere stand beside each other. */
export const clashes = (context: ApplyingContext, begun: Begun) =>
  wasWritten(context) &&
  !sayTheSame(context.before, begun.application) &&
  !sayTheSame(parseApplication(typedHere(context, begun.files), context.questions).content, begun.application)

/** With the draft as it was just opened: what is known already is filled in. */
export function withBegun(context: ApplyingContext, begun: Begun): Partial<ApplyingContext> {
  const { application, files, letters, resumes } = begun
  const { earlier: answered, ...saved } = application
  const earlier = Object.fromEntries(
    Object.entries(answered).map(([key, answer]) => [key, answerAsTyped(answer)]),
  )
  const here = typedHere(context, files)
  const isOtherFile = here.resume !== '' && here.resume !== fileIdOf(context.before.resume)
  const typed = wasWritten(context)
    ? here
    : { ...typedOf(application), ...(isOtherFile && { resume: here.resume, resumeId: '' }) }
  return {
    saved,
    files,
    resumes,
    letters,
    earlier,
    typed: filledIn(typed, { files, resumes, earlier }),
    failure: undefined,
  }
}

/** The newest resume is chosen, or the newest file where none was written here, and what was answered before stands where nothing does. */
const filledIn = (
  typed: TypedApplication,
  { earlier, files, resumes }: Pick<ApplyingContext, 'earlier' | 'files' | 'resumes'>,
): TypedApplication => ({
  ...typed,
  ...(typed.resume === '' &&
    typed.resumeId === '' && { resume: files[0]?.id ?? '', resumeId: resumes[0]?.id ?? '' }),
  answers: { ...earlier, ...typed.answers },
})

/** With what the server has saved of what was sent. */
export const withSaved = (
  { saved, underWay }: ApplyingContext,
  revision: number,
  savedAt: number,
): Partial<ApplyingContext> => ({
  saved: saved && { ...saved, ...underWay, revision },
  underWay: undefined,
  unanswered: [],
  savedAt,
  failure: undefined,
  tries: 0,
})

/** Whether the server says of a letter or a resume, which is being saved with the application, that it is not there. */
export const isGone = ({ underWay }: ApplyingContext, { fields = {} }: Failure) =>
  (fields['resume'] !== undefined && Boolean(underWay?.resume)) ||
  (fields['letter'] !== undefined && letterIdOf(underWay) !== '')

const letterIdOf = (content: ApplicationContent | undefined) =>
  content?.letter && 'letterId' in content.letter ? content.letter.letterId : ''

/** With why it could not be saved or sent. A file or a letter that is gone is chosen no more; what is typed stays. */
export function withFailure(context: ApplyingContext, failure: Failure): Partial<ApplyingContext> {
  const { letters, problems, tries, typed, underWay } = context
  const { fields = {} } = failure
  const isWithoutResume = fields['resume'] !== undefined
  const goneLetter = fields['letter'] === undefined ? '' : letterIdOf(underWay)
  return {
    failure,
    underWay: undefined,
    tries: tries + 1,
    problems: { ...problems, ...fields },
    letters: letters.filter(({ id }) => id !== goneLetter),
    typed: {
      ...typed,
      ...(isWithoutResume && { resume: '', resumeId: '' }),
      ...(typed.letterId === goneLetter && { letterId: '' }),
    },
  }
}

/** With the application as it was just read. What was typed stays, if the server does not have all of it. */
export const withRead = (context: ApplyingContext, read: OwnApplication): Partial<ApplyingContext> => ({
  saved: read,
  underWay: undefined,
  unanswered: [],
  ...(!differs(context) && { typed: typedOf(read) }),
})

/** With what was saved elsewhere, instead of what was typed here. */
export const withTheirs = ({ saved }: ApplyingContext): Partial<ApplyingContext> => ({
  typed: typedOf(saved ?? emptyApplication),
  problems: {},
})

/** True while there is nothing to keep on the device: nobody is signed in, and nothing has been written. */
export const isBlank = (context: ApplyingContext) =>
  context.saved === undefined &&
  !holdsBack(context) &&
  sayTheSame(contentOf(context), emptyApplication) &&
  context.typed.letter === ''
