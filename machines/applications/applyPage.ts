import {
  assign,
  fromCallback,
  sendTo,
  setup,
  stopChild,
  type ActorRefFrom,
  type EventObject,
  type InputFrom,
} from 'xstate'
import type { ApplicationContent } from '../../contract/applications/application.ts'
import { emptyApplication, typedOf, type TypedApplication } from '../../contract/applications/typed.ts'
import type { LetterItem } from '../../contract/letters/calls.ts'
import { paths } from '../../contract/paths.ts'
import type { AskedQuestion } from '../../contract/postings/posting.ts'
import type { Job } from '../../contract/postings/reads.ts'
import type { CommandReport } from '../commands/commands.ts'
import type { DraftReport } from '../draft/draft.ts'
import { uploadMachine, type UploadedFile, type UploadReport } from '../files/upload.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { visitorWatch, type VisitorEvent } from '../shared/visitorWatch.ts'
import { effect } from '../shared/effect.ts'
import { eventOf } from '../shared/eventOf.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { navigate, type NavigateEvent } from '../shared/navigate.ts'
import { notify, type NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import { clearFailure, slowAfterMs, waits } from '../shared/submission.ts'
import type { ApplicationDraftFlow, ApplicationDraftMachine, SavedApplication } from './applicationDraft.ts'
import { guestApplicationMachine } from './guestApplication.ts'
import type { KeepLetterCommands, KeepLetterFlow, keepLetterMachine } from './keepLetterCommands.ts'

/** Resume written in the resume builder, with a picture of its first page if available. */
export interface ResumeChoice {
  readonly id: string
  readonly title: string
  readonly picture?: string | undefined
}

/** Letter that can be attached, with the job it was written for. */
export type LetterChoice = Pick<LetterItem, 'id' | 'title' | 'job'>

/** Documents to choose from, and answers of earlier applications. */
export interface Choices {
  /** Uploaded files, newest first. */
  readonly files: readonly UploadedFile[]
  /** Resumes, most recently changed first. */
  readonly resumes: readonly ResumeChoice[]
  /** Letters, most recently changed first. */
  readonly letters: readonly LetterChoice[]
  /** Answers of earlier applications as form values, by question key. */
  readonly earlier: Readonly<Record<string, string>>
}

/** Reports the guest application that is stored on the device. */
export interface KeptGuest {
  readonly type: 'kept.known'
  readonly typed: TypedApplication
  readonly files: readonly UploadedFile[]
}

/** Draft of a member, new or reopened, with the machines that edit it. */
export interface OpenedApplication {
  readonly choices: Choices
  /** Machines loaded on demand, because guests need neither. */
  readonly draft: ApplicationDraftMachine
  readonly keepLetter: typeof keepLetterMachine
  readonly input: InputFrom<ApplicationDraftMachine>
  /** File that the person selected as a guest, before logging in. */
  readonly file: File | undefined
}

interface Input {
  readonly slug: string
}

interface Visitor {
  /** Account id; undefined for guests and employers. */
  readonly userId: string | undefined
}

const guest: Visitor = { userId: undefined }

interface Context extends Input, Choices {
  readonly questions: readonly AskedQuestion[] | undefined
  /** Undefined until the session is known. */
  readonly visitor: Visitor | undefined
  /** Text that the guest form starts with. */
  readonly typed: TypedApplication
  /** Spawned instead of invoked: their machines are loaded for members only. */
  readonly draft: ApplicationDraftFlow | undefined
  readonly keepLetter: KeepLetterFlow | undefined
  readonly failure: Failure | undefined
}

type ApplicationReport = DraftReport<ApplicationContent, SavedApplication>
type DraftFailed = Extract<ApplicationReport, { type: 'draft.failed' }>
type LetterReport = CommandReport<KeepLetterCommands>

type Event =
  | { readonly type: 'retry' }
  | VisitorEvent
  | KeptGuest
  | ReadingReport<Job>
  | UploadReport
  | LetterReport
  | ApplicationReport

const ofNobody = {
  typed: typedOf(emptyApplication),
  files: [],
  resumes: [],
  letters: [],
  earlier: {},
  draft: undefined,
  keepLetter: undefined,
  failure: undefined,
} as const

/** Id of the attached letter if the save failed because that letter no longer exists. */
function goneLetterIn({ failure: { fields = {} }, sent }: DraftFailed): string | undefined {
  return 'letter' in fields && sent?.letter && 'letterId' in sent.letter ? sent.letter.letterId : undefined
}

const jobReading = createReading<Input, Job>()

const changeDraft = <Params extends object>(changeOf: (params: Params) => Partial<TypedApplication>) =>
  sendTo<Context, Event, Params, ApplicationDraftFlow, Event>(
    ({ context }) => required(context.draft),
    (_, params) => ({ type: 'change', change: changeOf(params) }),
  )

/** Page for applying to a job, as a guest or as a member with a draft on the server. */
export const applyPageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as NavigateEvent | NoticeEvent,
    tags: {} as 'slow',
    children: {} as {
      job: 'job'
      visitor: 'visitor'
      guestApplication: 'guestApplication'
      keepFile: 'keepFile'
      uploadFile: 'uploadFile'
    },
  },
  actors: {
    job: jobReading,
    visitor: visitorWatch,
    openGuestApplication: fromCallback<EventObject, Input, KeptGuest>(() => undefined),
    openApplication: effect<
      OpenedApplication,
      Input & { readonly userId: string; readonly questions: readonly AskedQuestion[] }
    >('openApplication'),
    guestApplication: guestApplicationMachine,
    /** Stores the file of a guest on the device. */
    keepFile: uploadMachine,
    uploadFile: uploadMachine,
  },
  actions: {
    clearFailure: clearFailure(),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    setJob: assign((_, { questions }: Job) => ({ questions })),
    setVisitor: assign((_, present: Visitor) => ({ visitor: present, ...ofNobody })),
    setKept: assign((_, { files, typed }: KeptGuest) => ({ files, typed })),
    setChoices: assign((_, { choices }: OpenedApplication) => choices),
    openDraft: assign(({ self, spawn }, { draft, input, keepLetter }: OpenedApplication) => ({
      draft: spawn(draft, { input: { ...input, parent: self } }),
      keepLetter: spawn(keepLetter, { input: { parent: self } }),
    })),
    closeDraft: stopChild(({ context }) => required(context.draft)),
    closeKeepLetter: stopChild(({ context }) => required(context.keepLetter)),
    forgetDraft: assign({ draft: undefined, keepLetter: undefined }),
    uploadKeptFile: sendTo('uploadFile', (_, { file }: OpenedApplication) =>
      eventOf(uploadMachine, { type: 'choose', file: required(file) }),
    ),
    addFile: assign(({ context: { files } }, file: UploadedFile) => ({
      files: [file, ...files.filter(({ id }) => id !== file.id)],
    })),
    chooseKeptFile: sendTo('guestApplication', (_, { id }: UploadedFile) =>
      eventOf(guestApplicationMachine, { type: 'change', change: { resume: id, resumeId: '' } }),
    ),
    chooseFile: changeDraft(({ id }: UploadedFile) => ({ resume: id, resumeId: '' })),
    /** Provided by the application: deletes the guest's file from the device. */
    forgetFile: () => undefined,
    addLetter: assign(({ context: { letters } }, letter: LetterChoice) => ({
      letters: [letter, ...letters],
    })),
    chooseLetter: changeDraft(({ id }: LetterChoice) => ({ letterId: id })),
    removeLetter: assign(({ context: { letters } }, failed: DraftFailed) => ({
      letters: letters.filter(({ id }) => id !== goneLetterIn(failed)),
    })),
    /** Provided by the page, which has the words of the notice. */
    announceSent: notify((_, _sent: SavedApplication): NoticeEvent | undefined => undefined),
    openSent: navigate((_, { application }: SavedApplication) => ({
      to: paths.application(application.reference),
    })),
  },
  guards: {
    isGuest: ({ context: { questions, visitor } }) =>
      questions !== undefined && visitor !== undefined && visitor.userId === undefined,
    isMember: ({ context: { questions, visitor } }) =>
      questions !== undefined && visitor?.userId !== undefined,
    isOpen: (_, { state }: Job) => state === 'published' || state === 'unconfirmed',
    isNotThere: (_, { reason }: Failure) => reason?.code === 'notFound',
    hasFile: (_, { file }: OpenedApplication) => file !== undefined,
    isLetterGone: (_, failed: DraftFailed) => goneLetterIn(failed) !== undefined,
    takesNobody: (_, { reason }: Failure) => reason?.code === 'state' && reason.state === 'draft',
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'applyPage',
  context: ({ input: { slug } }) => ({ slug, questions: undefined, visitor: undefined, ...ofNobody }),
  invoke: [
    { id: 'job', src: 'job', input: ({ context: { slug }, self }) => ({ query: { slug }, parent: self }) },
    { id: 'visitor', src: 'visitor' },
  ],
  on: {
    'visitor.candidate': {
      description: 'A candidate has logged in, in this window or another.',
      target: '.loading',
      actions: { type: 'setVisitor', params: ({ event }) => ({ userId: event.id }) },
    },
    'visitor.guest': { target: '.loading', actions: { type: 'setVisitor', params: guest } },
    'visitor.employer': {
      description: 'Employers apply as guests: sending requires a login as a candidate.',
      target: '.loading',
      actions: { type: 'setVisitor', params: guest },
    },
    'reading.known': {
      guard: { type: 'isOpen', params: ({ event }) => event.data },
      actions: { type: 'setJob', params: ({ event }) => event.data },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The job or the session is still loading, or the job accepts no applications.',
      always: [
        { guard: 'isGuest', target: 'guest' },
        { guard: 'isMember', target: 'member' },
      ],
    },
    guest: {
      description: 'No candidate is signed in, so the application is stored on the device.',
      invoke: { id: 'keepFile', src: 'keepFile', input: ({ self }) => ({ parent: self }) },
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            id: 'openGuestApplication',
            src: 'openGuestApplication',
            input: ({ context: { slug } }) => ({ slug }),
          },
          on: {
            'kept.known': { target: 'writing', actions: { type: 'setKept', params: ({ event }) => event } },
          },
        },
        writing: {
          invoke: {
            id: 'guestApplication',
            src: 'guestApplication',
            input: ({ context: { questions = [], slug, typed } }) => ({ questions, slug, typed }),
          },
          on: {
            'upload.done': {
              actions: [
                { type: 'addFile', params: ({ event }) => event.file },
                { type: 'chooseKeptFile', params: ({ event }) => event.file },
              ],
            },
          },
        },
      },
    },
    member: {
      description: 'The application is a draft on the server.',
      invoke: { id: 'uploadFile', src: 'uploadFile', input: ({ self }) => ({ parent: self }) },
      initial: 'opening',
      states: {
        opening: {
          ...waits,
          description: 'A draft is created, or the existing one is opened.',
          entry: 'clearFailure',
          invoke: {
            id: 'openApplication',
            src: 'openApplication',
            input: ({ context: { questions = [], slug, visitor } }) => ({
              slug,
              questions,
              userId: visitor?.userId ?? '',
            }),
            onDone: [
              {
                description: 'The file that the person selected as a guest is uploaded.',
                guard: { type: 'hasFile', params: ({ event }) => event.output },
                target: 'opened',
                actions: [
                  { type: 'setChoices', params: ({ event }) => event.output },
                  { type: 'openDraft', params: ({ event }) => event.output },
                  { type: 'uploadKeptFile', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'opened',
                actions: [
                  { type: 'setChoices', params: ({ event }) => event.output },
                  { type: 'openDraft', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              { guard: { type: 'isNotThere', params: failureIn }, target: '#closed.onDevice' },
              { target: 'notOpened', actions: { type: 'rememberFailure', params: failureIn } },
            ],
          },
        },
        notOpened: {
          description: 'The draft could not be created. The text stays on the device.',
          on: { retry: 'opening' },
        },
        opened: {
          exit: ['closeDraft', 'closeKeepLetter', 'forgetDraft'],
          initial: 'writing',
          states: {
            writing: {
              on: {
                'upload.done': {
                  actions: [
                    { type: 'addFile', params: ({ event }) => event.file },
                    { type: 'chooseFile', params: ({ event }) => event.file },
                    'forgetFile',
                  ],
                },
                'command.done': {
                  actions: [
                    { type: 'addLetter', params: ({ event }) => event.output },
                    { type: 'chooseLetter', params: ({ event }) => event.output },
                  ],
                },
                'draft.failed': [
                  {
                    guard: { type: 'takesNobody', params: ({ event }) => event.failure },
                    target: '#closed.onServer',
                  },
                  {
                    guard: { type: 'isLetterGone', params: ({ event }) => event },
                    actions: { type: 'removeLetter', params: ({ event }) => event },
                  },
                ],
                'draft.committed': {
                  target: 'sent',
                  actions: [
                    { type: 'announceSent', params: ({ event }) => event.saved },
                    { type: 'openSent', params: ({ event }) => event.saved },
                  ],
                },
              },
            },
            sent: { description: 'The page of the sent application opens.' },
          },
        },
      },
    },
    closed: {
      id: 'closed',
      description: 'The job closed before the application was sent.',
      initial: 'onServer',
      states: {
        onServer: { description: 'The draft stays on the server.' },
        onDevice: { description: 'No draft was created. The text stays on the device.' },
      },
    },
  },
})

export type ApplyPageFlow = ActorRefFrom<typeof applyPageMachine>
