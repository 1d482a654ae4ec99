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

/** Selected applicant: application id, name and title. */
export type Chosen = Pick<ApplicantItem, 'id' | 'candidate' | 'title'>

/** Result of one of several replies. */
export type Answered =
  | { readonly id: string; readonly done: true }
  | { readonly id: string; readonly done: false; readonly code: string; readonly message: string }

/** Sent to the parent, if there is one. */
export type AnsweringReport =
  | {
      readonly type: 'answering.sending'
      readonly ids: readonly string[]
      readonly event: EmployerApplicationEvent
    }
  | { readonly type: 'answering.done' }
  /** The server was not reached, or has refused all. */
  | { readonly type: 'answering.failed' }

type Event =
  | { readonly type: 'choose'; readonly people: readonly Chosen[] }
  | { readonly type: 'consider'; readonly action: EmployerApplicationEvent['type'] }
  | { readonly type: 'cancel' }
  | { readonly type: 'send'; readonly event: EmployerApplicationEvent }

type Parent = ActorRef<Snapshot<unknown>, AnsweringReport>

/** An employer chooses several people and answers them all, each with a message of their own. */
export const answeringManyMachine = setup({
  types: {
    input: {} as { readonly parent: Parent } | undefined,
    context: {} as {
      parent?: Parent | undefined
      chosen: readonly Chosen[]
      /** Event that the open dialog asks about. */
      considered: EmployerApplicationEvent['type'] | undefined
      /** Number of replies in the last attempt, and the failures by id: those stay selected. */
      asked: number
      refused: Readonly<Record<string, string>>
      /** Number of calls that the server has answered: the forms are empty again after each. */
      rounds: number
      failure: Failure | undefined
    },
    events: {} as Event,
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    /** Sends the events of an answer that a reload has interrupted. */
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
      description: 'People are chosen from the list.',
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
      description: 'A dialog asks what they are told, and shows it as they will read it.',
      on: { cancel: { target: 'choosing', actions: 'clearFailure' }, send: 'sending' },
    },
    sending: {
      ...submitting,
      description: 'The server is told, once. It answers for each of them.',
      on: { cancel: { actions: 'forgetQuestion', description: 'The question is put away.' } },
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
