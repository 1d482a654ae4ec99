import { assertEvent, setup, type ActorRefFrom } from 'xstate'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import type { NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

/** Report that a job breaks the rules. */
export interface Report {
  readonly slug: string
  readonly form: FormData
}

/** Form for reporting a job. It can be closed at any time, even while the report is being sent. */
export const reportingMachine = setup({
  types: {
    input: {} as { slug: string },
    context: {} as { slug: string; failure: Failure | undefined },
    events: {} as { type: 'submit'; form: FormData } | { type: 'close' },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    reportJob: effect<unknown, Report>('reportJob'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'reporting',
  context: ({ input: { slug } }) => ({ slug, failure: undefined }),
  on: { close: '.closed' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The form asks for the reason of the report.',
      on: { submit: 'sending' },
    },
    sending: {
      ...submitting,
      description: 'The report is sent once.',
      invoke: {
        id: 'reportJob',
        src: 'reportJob',
        input: ({ context: { slug }, event }) => {
          assertEvent(event, 'submit')
          return { slug, form: event.form }
        },
        onDone: 'told',
        onError: { target: 'asking', actions: reportError },
      },
    },
    told: { description: 'The dialog says what happens next.' },
    closed: { type: 'final' },
  },
})

export type ReportingFlow = ActorRefFrom<typeof reportingMachine>
