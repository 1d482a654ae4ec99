import { fileIdOf, type ApplicationContent } from '../../contract/applications/application.ts'
import type { BegunApplication, OwnApplication } from '../../contract/applications/calls.ts'
import {
  answerAsTyped,
  parseApplication,
  problemsToSend,
  haveSameContent,
  typedOf,
  type TypedApplication,
} from '../../contract/applications/typed.ts'
import type { AskedQuestion } from '../../contract/postings/posting.ts'
import { createDraftMachine, type DraftFlow } from '../draft/createDraftMachine.ts'
import type { KeptDraft, ParsedDraft, SavedDraft } from '../draft/draft.ts'
import type { UploadedFile } from '../files/upload.ts'

/** An application as the server has it. */
export interface SavedApplication extends SavedDraft<ApplicationContent> {
  readonly application: OwnApplication
}

/** The answer to a save. */
export type ApplicationAnswer = Pick<OwnApplication, 'missing' | 'revision'>

/** Unsaved text with the content it is based on, kept on the device until the server has it. */
export interface KeptApplication {
  readonly before: ApplicationContent
  readonly typed: TypedApplication
}

/** New or reopened draft of an application, with the documents that can be sent. */
export interface Begun {
  readonly application: BegunApplication
  /** The newest first. */
  readonly files: readonly UploadedFile[]
  /** The last changed first. */
  readonly resumes: readonly { readonly id: string }[]
}

type Questions = readonly AskedQuestion[]

export const savedApplicationOf = (application: OwnApplication): SavedApplication => {
  const { answers, id, letter, resume, revision } = application
  return { id, revision, content: { answers, letter, resume }, savedAt: undefined, application }
}

const isEmpty = (record: object) => Object.keys(record).length === 0

/** Valid part of the typed text. Invalid fields keep their saved value. */
function parse(
  typed: TypedApplication,
  there: ApplicationContent,
  questions: Questions,
): ParsedDraft<ApplicationContent> {
  const { content, problems } = parseApplication(typed, questions)
  const stays = Object.entries(there.answers).filter(([key]) => `answers.${key}` in problems)
  return {
    content: {
      ...content,
      letter: 'letter' in problems ? there.letter : content.letter,
      answers: { ...content.answers, ...Object.fromEntries(stays) },
    },
    problems: problemsToSend(typed, questions),
    isHeld: !isEmpty(problems),
  }
}

/** The id of the letter that was to be saved. */
const letterIdIn = (sent: ApplicationContent | undefined) =>
  sent?.letter && 'letterId' in sent.letter ? sent.letter.letterId : undefined

/** An application to a job that asks these questions. It saves itself until it is sent, once. */
export const createApplicationDraft = (questions: Questions) =>
  createDraftMachine<TypedApplication, ApplicationContent, SavedApplication, ApplicationAnswer>({
    id: 'applicationDraft',
    typedOf,
    parse: (typed, { content }) => parse(typed, content, questions),
    fieldsOf: (path) => {
      if (path === 'resume') return ['resume', 'resumeId']
      return path === 'letter' ? ['hasLetter', 'letter', 'letterId'] : ['answers']
    },
    isLocked: ({ application }) => application.state !== 'draft',
    withAnswer: (saved, answer) => ({
      ...saved,
      revision: answer.revision,
      application: { ...saved.application, ...answer },
    }),
    withFailure: (typed, { fields = {} }, sent) => ({
      ...typed,
      ...('resume' in fields && { resume: '', resumeId: '' }),
      ...('letter' in fields && typed.letterId === letterIdIn(sent) && { letterId: '' }),
    }),
    // A file, a letter and a resume replace each other: they are chosen together.
    merge: (_, mine) => mine,
    commit: { isWhole: ({ problems }) => isEmpty(problems), isSent: true },
  })

export type ApplicationDraftMachine = ReturnType<typeof createApplicationDraft>
export type ApplicationDraftFlow = DraftFlow<
  TypedApplication,
  ApplicationContent,
  SavedApplication,
  ApplicationAnswer
>

/** True where more was typed than the choice of a resume, whether or not it can be saved as it is. */
function isWritten({ before, typed }: KeptApplication, questions: Questions): boolean {
  const { content, isHeld } = parse(typed, before, questions)
  return isHeld || !haveSameContent({ ...content, resume: null }, { ...before, resume: null })
}

/** The answers of earlier applications as they are typed, by the keys of their questions. */
export const earlierAnswers = ({ earlier }: BegunApplication): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(earlier).map(([key, answer]) => [key, answerAsTyped(answer)]))

/**
 * Input of a new draft: chooses the newest resume, or the newest file without one, and fills in earlier
 * answers.
 *
 * @param kept text of an earlier visit, or of the guest before the login
 */
export function draftInputOf(
  { application: { earlier, ...application }, files, resumes }: Begun,
  kept: KeptApplication | undefined,
  questions: Questions,
): { readonly opened: SavedApplication; readonly kept: KeptDraft<TypedApplication, ApplicationContent> } {
  const opened = savedApplicationOf(application)
  const { content, revision } = opened
  let [typed, before] = [typedOf(content), content]
  if (kept) {
    // A file that only the device has is uploaded first.
    const isThere = files.some(({ id }) => id === kept.typed.resume)
    const here = isThere ? kept.typed : { ...kept.typed, resume: '' }
    if (isWritten(kept, questions)) {
      typed = here
      if (!haveSameContent(parse(here, kept.before, questions).content, content)) before = kept.before
    } else if (here.resume !== '' && here.resume !== fileIdOf(kept.before.resume)) {
      typed = { ...typed, resume: here.resume, resumeId: '' }
    }
  }
  const hasNoResume = typed.resume === '' && typed.resumeId === ''
  return {
    opened,
    kept: {
      revision,
      before,
      typed: {
        ...typed,
        ...(hasNoResume && { resume: files[0]?.id ?? '', resumeId: resumes[0]?.id ?? '' }),
        answers: { ...earlierAnswers({ ...application, earlier }), ...typed.answers },
      },
    },
  }
}
