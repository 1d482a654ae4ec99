import { assertEvent, assign, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { PayloadOf } from '../../contract/call.ts'
import type { Applicant, applicationCalls } from '../../contract/applications/calls.ts'
import { decidedBy } from '../../contract/applications/events/applicationEvents.ts'
import type { ResumeText } from '../../contract/resumes/shared.ts'
import type { Change } from '../../contract/changes.ts'
import type { EmployerApplicationEvent } from '../../contract/applications/lifecycle.ts'
import { concern, concernApplication, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { notify, type NoticeEvent } from '../shared/notice.ts'
import { resumeDownload, type SentResume } from './resumeDownload.ts'
import { applicantsReading, dueQuery } from './applicantsReading.ts'
import { createDeciding, type ApplicationAction, type DecidingReport } from './deciding.ts'

/** Page size of the queue of waiting applicants. */
const MAX_QUEUED = 50

type Calls = typeof applicationCalls

interface Input {
  readonly reference: string
}

export const applicantReading = createReading<PayloadOf<Calls['readApplicant']>, Applicant>()
export const applicantDeciding = createDeciding<Applicant, EmployerApplicationEvent>()
/** Text of a resume that was written in the resume builder. */
export const applicantText = createReading<PayloadOf<Calls['applicantResume']>, ResumeText>()

/**
 * Page of one applicant, beside the queue of applicants who wait for a reply. The queue stays mounted while
 * the page moves from one applicant to the next.
 */
export const applicantPageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** Decision that the page has just confirmed. */
      readonly decision: ApplicationAction['type'] | undefined
      /** True if the name was redacted in the resume text; undefined until the text is loaded. */
      readonly isTextHidden: boolean | undefined
    },
    events: {} as
      | ReadingReport<Applicant>
      | DecidingReport<Applicant>
      | ChangesEvent
      | { readonly type: 'show'; readonly query: Input }
      | { readonly type: 'download'; readonly resume: SentResume },
    emitted: {} as NoticeEvent,
    children: {} as {
      reading: 'reading'
      due: 'due'
      deciding: 'deciding'
      text: 'text'
      download: 'download'
      followChanges: 'followChanges'
    },
  },
  actors: {
    reading: applicantReading,
    due: applicantsReading,
    deciding: applicantDeciding,
    text: applicantText,
    download: resumeDownload,
    followChanges,
  },
  actions: {
    show: sendTo('reading', (_, data: Applicant) => eventOf(applicantReading, { type: 'known', data })),
    readAnew: sendTo('reading', eventOf(applicantReading, { type: 'refresh' })),
    readOther: sendTo('reading', (_, query: Input) => eventOf(applicantReading, { type: 'ask', query })),
    /** Clears data of the previous applicant, so that it never appears beside another person. */
    switchTo: enqueueActions(({ enqueue }, { reference }: Input) => {
      enqueue.stopChild('text')
      enqueue.stopChild('download')
      enqueue.assign({ reference, isTextHidden: undefined })
    }),
    refreshDue: sendTo('due', eventOf(applicantsReading, { type: 'refresh' })),
    know: sendTo('deciding', (_, application: Applicant) =>
      eventOf(applicantDeciding, { type: 'known', application }),
    ),
    /** Loads the resume text with the application, and again when the name in it is revealed. */
    readText: enqueueActions(({ context: { isTextHidden }, enqueue }, { candidate, id, sent }: Applicant) => {
      const { isErased, isHidden = false } = candidate
      if (isErased || sent.resume.fileId !== null || isTextHidden === isHidden) return
      enqueue.assign({ isTextHidden: isHidden })
      enqueue.stopChild('text')
      enqueue.spawnChild('text', { id: 'text', input: { query: { id } } })
    }),
    rememberDecision: assign((_, decision: ApplicationAction['type']) => ({ decision })),
    forgetDecision: assign({ decision: undefined }),
    download: enqueueActions(({ enqueue }, query: SentResume) => {
      enqueue.stopChild('download')
      enqueue.spawnChild('download', { id: 'download', input: { query } })
    }),
    /** Provided by the page, which has the words of the notice. */
    tellNews: notify((_, _application: Applicant): NoticeEvent | undefined => undefined),
  },
  guards: {
    isAboutThis: ({ context: { reference } }, changes: readonly Change[]) =>
      concernApplication(changes, reference),
    isAboutAny: (_, changes: readonly Change[]) => concern(changes, 'application'),
    isDecision: (_, action: ApplicationAction['type']) => decidedBy(action) !== undefined,
  },
}).createMachine({
  id: 'applicantPage',
  context: ({ input: { reference } }) => ({ reference, decision: undefined, isTextHidden: undefined }),
  invoke: [
    {
      id: 'reading',
      src: 'reading',
      input: ({ context: { reference }, self }) => ({ query: { reference }, parent: self }),
    },
    { id: 'due', src: 'due', input: { query: dueQuery({ limit: MAX_QUEUED }) } },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': [
      {
        guard: { type: 'isAboutThis', params: ({ event }) => event.changes },
        actions: ['readAnew', 'refreshDue'],
      },
      {
        guard: { type: 'isAboutAny', params: ({ event }) => event.changes },
        actions: 'refreshDue',
      },
    ],
    show: {
      description: 'Another applicant opens. The queue stays loaded.',
      target: '.opening',
      actions: [
        { type: 'switchTo', params: ({ event }) => event.query },
        { type: 'readOther', params: ({ event }) => event.query },
      ],
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The application is loading.',
      on: {
        'reading.known': {
          target: 'open',
          actions: { type: 'readText', params: ({ event }) => event.data },
        },
      },
    },
    open: {
      invoke: {
        id: 'deciding',
        src: 'deciding',
        input: ({ event, self }) => {
          assertEvent(event, 'reading.known')
          const { id, revision } = event.data
          return { id, revision, parent: self }
        },
      },
      on: {
        'reading.known': {
          actions: [
            { type: 'know', params: ({ event }) => event.data },
            { type: 'readText', params: ({ event }) => event.data },
          ],
        },
        download: {
          description: 'The resume is downloaded to the device, also after a failed download.',
          actions: { type: 'download', params: ({ event }) => event.resume },
        },
        'deciding.done': [
          {
            guard: { type: 'isDecision', params: ({ event }) => event.action },
            target: '.decided',
            actions: [
              { type: 'rememberDecision', params: ({ event }) => event.action },
              { type: 'show', params: ({ event }) => event.application },
              'refreshDue',
            ],
          },
          {
            target: '.undecided',
            actions: [{ type: 'show', params: ({ event }) => event.application }, 'refreshDue'],
          },
        ],
        'deciding.superseded': { target: '.undecided', actions: 'readAnew' },
        'deciding.news': {
          description:
            'The candidate or a colleague has changed the application, so the confirmation of the last decision is outdated.',
          target: '.undecided',
          actions: { type: 'tellNews', params: ({ event }) => event.application },
        },
      },
      initial: 'undecided',
      states: {
        undecided: {
          description: 'The latest version of the application is shown, and can be answered.',
          entry: 'forgetDecision',
        },
        decided: { description: 'The page confirms a decision, and links to the next waiting applicant.' },
      },
    },
  },
})

export type ApplicantPageFlow = ActorRefFrom<typeof applicantPageMachine>
