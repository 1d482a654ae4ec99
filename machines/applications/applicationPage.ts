import { assertEvent, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { applicationCalls, OwnApplication } from '../../contract/applications/calls.ts'
import type { PayloadOf } from '../../contract/call.ts'
import { possibleQuestions } from '../../contract/applications/events/possibleQuestions.ts'
import type { Change } from '../../contract/changes.ts'
import type { CandidateApplicationEvent } from '../../contract/applications/lifecycle.ts'
import { concernApplication, followChanges, type ChangesEvent } from '../live/followChanges.ts'
import { createReading, type ReadingReport } from '../reading/reading.ts'
import { eventOf } from '../shared/eventOf.ts'
import { notify, type NoticeEvent } from '../shared/notice.ts'
import { resumeDownload, type SentResume } from './resumeDownload.ts'
import { createDeciding, type DecidingReport } from './deciding.ts'

interface Input {
  readonly reference: string
}

export const ownApplicationReading = createReading<
  PayloadOf<typeof applicationCalls.readApplication>,
  OwnApplication
>()
export const ownApplicationDeciding = createDeciding<OwnApplication, CandidateApplicationEvent>()

/** Page of a candidate's application: its state and its commands. */
export const applicationPageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input,
    events: {} as
      | ReadingReport<OwnApplication>
      | DecidingReport<OwnApplication>
      | ChangesEvent
      | { readonly type: 'download'; readonly resume: SentResume },
    emitted: {} as NoticeEvent,
    children: {} as {
      reading: 'reading'
      deciding: 'deciding'
      download: 'download'
      followChanges: 'followChanges'
    },
  },
  actors: {
    reading: ownApplicationReading,
    deciding: ownApplicationDeciding,
    download: resumeDownload,
    followChanges,
  },
  actions: {
    show: sendTo('reading', (_, data: OwnApplication) =>
      eventOf(ownApplicationReading, { type: 'known', data }),
    ),
    readAnew: sendTo('reading', eventOf(ownApplicationReading, { type: 'refresh' })),
    know: sendTo('deciding', (_, application: OwnApplication) =>
      eventOf(ownApplicationDeciding, {
        type: 'known',
        application,
        possible: possibleQuestions(application).map(({ type }) => type),
      }),
    ),
    download: enqueueActions(({ enqueue }, query: SentResume) => {
      enqueue.stopChild('download')
      enqueue.spawnChild('download', { id: 'download', input: { query } })
    }),
    /** Provided by the page, which has the words of the notice. */
    tellNews: notify((_, _application: OwnApplication): NoticeEvent | undefined => undefined),
  },
  guards: {
    isAboutThis: ({ context: { reference } }, changes: readonly Change[]) =>
      concernApplication(changes, reference),
  },
}).createMachine({
  id: 'applicationPage',
  context: ({ input }) => input,
  invoke: [
    { id: 'reading', src: 'reading', input: ({ context, self }) => ({ query: context, parent: self }) },
    { id: 'followChanges', src: 'followChanges' },
  ],
  on: {
    'live.changed': {
      guard: { type: 'isAboutThis', params: ({ event }) => event.changes },
      actions: 'readAnew',
    },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The application is loading.',
      on: { 'reading.known': 'open' },
    },
    open: {
      description: 'The latest version of the application is shown, and can be answered.',
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
        'reading.known': { actions: { type: 'know', params: ({ event }) => event.data } },
        download: {
          description: 'The resume is downloaded to the device, also after a failed download.',
          actions: { type: 'download', params: ({ event }) => event.resume },
        },
        'deciding.done': { actions: { type: 'show', params: ({ event }) => event.application } },
        'deciding.superseded': { actions: 'readAnew' },
        'deciding.news': { actions: { type: 'tellNews', params: ({ event }) => event.application } },
      },
    },
  },
})

export type ApplicationPageFlow = ActorRefFrom<typeof applicationPageMachine>
