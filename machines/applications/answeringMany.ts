import {
  assertEvent,
  assign,
  enqueueActions,
  fromCallback,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
} from 'xstate'
import type { ApplicantItem } from '../../contract/applications/calls.ts'
import type { EmployerApplicationEvent } from '../../contract/applications/lifecycle.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { errorNotice, notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

/** Selected applicant: application id, name and job title. */
export type Chosen = Pick<ApplicantItem, 'id' | 'candidate' | 'title'>

/** Result of one reply in a bulk reply. */
export type Answered =
  | { readonly id: string; readonly done: true }
  | { readonly id: string; readonly done: false; readonly code: string; readonly message: string }

/** Events sent to the parent actor, if any. */
export type AnsweringReport =
  | {
      readonly type: 'answering.sending'
      readonly ids: readonly string[]
      readonly event: EmployerApplicationEvent
    }
  | { readonly type: 'answering.done' }
  /** Sent when the server was unreachable or rejected the whole request. */
  | { readonly type: 'answering.failed' }

type Event =
  | { readonly type: 'choose'; readonly people: readonly Chosen[] }
  | { readonly type: 'consider'; readonly action: EmployerApplicationEvent['type'] }
  | { readonly type: 'cancel' }
  | { readonly type: 'send'; readonly event: EmployerApplicationEvent }

type Parent = ActorRef<Snapshot<unknown>, AnsweringReport>

/** Bulk replies: an employer selects several applicants, and each of them gets a message of their own. */
export const answeringManyMachine = setup({
  types: {
    input: {} as { readonly parent: Parent } | undefined,
    context: {} as {
      parent?: Parent | undefined
      chosen: readonly Chosen[]
      /** Command whose dialog is open. */
      considered: EmployerApplicationEvent['type'] | undefined
      /**
       * Number of replies in the last attempt, and error messages by application id. Failed ones stay
       * selected.
       */
      asked: number
      refused: Readonly<Record<string, string>>
      /** Number of answered requests. Forms reset after each. */
      rounds: number
      failure: Failure | undefined
    },
    events: {} as Event,
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    /** Resumes a bulk reply that a page reload has interrupted, by sending its events again. */
    interrupted: fromCallback<Event>(() => undefined),
    applicationEvents: effect<
      Answered[],
      { readonly people: readonly Chosen[]; readonly event: EmployerApplicationEvent }
    >('applicationEvents'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    choose: assign((_, chosen: readonly Chosen[]) => ({ chosen })),
    consider: assign((_, considered: EmployerApplicationEvent['type']) => ({ considered })),
    forgetQuestion: assign({ considered: undefined }),
    keepRefused: assign(({ context: { chosen, rounds } }, answers: readonly Answered[]) => {
      const refused = answers.flatMap((each) => (each.done ? [] : [[each.id, each.message] as const]))
      return {
        asked: answers.length,
        rounds: rounds + 1,
        chosen: chosen.filter(({ id }) => refused.some(([each]) => each === id)),
        refused: Object.fromEntries(refused),
      }
    }),
    tellParent: enqueueActions(({ context: { parent }, enqueue }, told: AnsweringReport) => {
      if (parent) enqueue.sendTo(parent, told)
    }),
    tellDone: notify((_, answers: readonly Answered[]) => {
      const done = answers.filter((each) => each.done).length
      return done === 0 ? errorNotice('nothingSent') : successNotice({ name: 'repliesSent', count: done })
    }),
  },
  guards: {
    isAnybody: ({ context: { chosen } }) => chosen.length > 0,
    isAsked: ({ context: { considered } }) => considered !== undefined,
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'answeringMany',
  context: ({ input }) => ({
    parent: input?.parent,
    chosen: [],
    considered: undefined,
    asked: 0,
    refused: {},
    rounds: 0,
    failure: undefined,
  }),
  invoke: { id: 'interrupted', src: 'interrupted' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Applicants are selected in the list.',
      entry: 'forgetQuestion',
      on: {
        choose: { actions: { type: 'choose', params: ({ event }) => event.people } },
        consider: {
          guard: 'isAnybody',
          target: 'asking',
          actions: { type: 'consider', params: ({ event }) => event.action },
        },
      },
    },
    asking: {
      description: 'A dialog asks for the message, and previews it as the applicants will read it.',
      on: { cancel: { target: 'choosing', actions: 'clearFailure' }, send: 'sending' },
    },
    sending: {
      ...submitting,
      description: 'The replies are sent in one request. The response has a result for each applicant.',
      on: { cancel: { actions: 'forgetQuestion', description: 'The dialog closes; the request goes on.' } },
      entry: [
        'clearFailure',
        {
          type: 'tellParent',
          params: ({ context: { chosen }, event }) => {
            assertEvent(event, 'send')
            return { type: 'answering.sending', ids: chosen.map(({ id }) => id), event: event.event }
          },
        },
      ],
      invoke: {
        id: 'applicationEvents',
        src: 'applicationEvents',
        input: ({ context: { chosen }, event }) => {
          assertEvent(event, 'send')
          return { people: chosen, event: event.event }
        },
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'keepRefused', params: ({ event }) => event.output },
            { type: 'tellParent', params: { type: 'answering.done' } },
            { type: 'tellDone', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: 'isAsked',
            target: 'asking',
            actions: [reportError, { type: 'tellParent', params: { type: 'answering.failed' } }],
          },
          {
            target: 'choosing',
            actions: [reportError, { type: 'tellParent', params: { type: 'answering.failed' } }],
          },
        ],
      },
    },
  },
})

export type AnsweringManyFlow = ActorRefFrom<typeof answeringManyMachine>
