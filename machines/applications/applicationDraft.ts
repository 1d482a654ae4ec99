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

/** Application as stored on the server. */
export interface SavedApplication extends SavedDraft<ApplicationContent> {
  readonly application: OwnApplication
}

export type ApplicationAnswer = Pick<OwnApplication, 'missing' | 'revision'>

/** Unsaved text with the content it is based on, stored on the device until the server has saved it. */
export interface KeptApplication {
  readonly before: ApplicationContent
  readonly typed: TypedApplication
}

/** Draft of an application, new or reopened, with the documents that can be attached. */
export interface Begun {
  readonly application: BegunApplication
  /** Uploaded files, newest first. */
  readonly files: readonly UploadedFile[]
  /** Resumes, most recently changed first. */
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

/** Id of the saved cover letter in the content of a request. */
const letterIdIn = (sent: ApplicationContent | undefined) =>
  sent?.letter && 'letterId' in sent.letter ? sent.letter.letterId : undefined

/**
 * Creates the draft machine for an application with these questions. The draft saves automatically until it
 * is sent.
 */
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
    // Files, letters and resumes exclude each other, so a merge by field could select two of them.
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

/** Returns true if the person typed anything besides choosing a resume, even if it is not valid yet. */
function isWritten({ before, typed }: KeptApplication, questions: Questions): boolean {
  const { content, isHeld } = parse(typed, before, questions)
  return isHeld || !haveSameContent({ ...content, resume: null }, { ...before, resume: null })
}

/** Answers of earlier applications as form values, by question key. */
export const earlierAnswers = ({ earlier }: BegunApplication): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(earlier).map(([key, answer]) => [key, answerAsTyped(answer)]))

/**
 * Input of a new draft. Preselects the newest resume, or else the newest file, and fills in earlier answers.
 *
 * @param kept text of an earlier visit, or of the guest before login
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
    // A file stored only on this device must be uploaded before it can be selected.
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
