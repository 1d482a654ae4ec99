import {
  assertEvent,
  assign,
  enqueueActions,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type AnyActorRef,
  type EventFrom,
  type PromiseActorLogic,
  type Snapshot,
} from 'xstate'
import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import type {
  CandidateApplicationEvent,
  EmployerApplicationEvent,
} from '../../contract/applications/lifecycle.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { required } from '../shared/required.ts'
import type { Retyped } from '../shared/retyped.ts'
import { clearFailure, slowAfterMs, report, reportError, submitting } from '../shared/submission.ts'

/** An application as it was when it was last seen. */
export interface KnownApplication {
  readonly id: string
  readonly revision: number
}

/** Event of either side on an application. */
export type ApplicationAction = CandidateApplicationEvent | EmployerApplicationEvent

type ActionType = ApplicationAction['type']

/** Sent to the parent, if there is one. */
export type DecidingReport<Application extends KnownApplication = KnownApplication> =
  | { readonly type: 'deciding.sending'; readonly id: string; readonly event: ApplicationAction }
  /** The server was not reached, or has refused. */
  | { readonly type: 'deciding.failed' }
  | { readonly type: 'deciding.done'; readonly application: Application; readonly action: ActionType }
  | { readonly type: 'deciding.superseded' }
  /** Change by another session. */
  | { readonly type: 'deciding.news'; readonly application: Application }

interface Input<Application extends KnownApplication> extends KnownApplication {
  readonly parent?: ActorRef<Snapshot<unknown>, DecidingReport<Application>> | undefined
}

interface Context extends KnownApplication {
  /** It takes a `DecidingReport` of its own applications. */
  readonly parent?: AnyActorRef | undefined
  /** The action that the dialog is about. */
  readonly considered: ActionType | undefined
  readonly sent: ActionType | undefined
  /** The last action that was done here, and the application after it. */
  readonly done?: (KnownApplication & { readonly action: ActionType }) | undefined
  /** The application that an action was tried on without an answer: the server may have done it all the same. */
  readonly tried: KnownApplication | undefined
  readonly failure: Failure | undefined
}

/** An action, and the application as it was when it was last seen. */
export type SentAction<Action> = KnownApplication & { event: Action }

const know = {
  type: 'know',
  params: ({ event }: { event: { readonly application: KnownApplication } }) => event.application,
} as const
const learn = [{ ...know, type: 'tellNews' }, know] as const
const isPointless = {
  type: 'isPointless',
  params: ({ event }: { event: { readonly possible?: readonly ActionType[] } }) => event.possible,
} as const
const tellFailed = { type: 'tellParent', params: { type: 'deciding.failed' } } as const
const forgetAnswered = { type: 'forgetAnswered', params: failureIn } as const

/** Command on one application. Asks for confirmation or input before commands that need it. */
const machine = setup({
  types: {
    input: {} as Input<KnownApplication>,
    context: {} as Context,
    events: {} as
      /** `possible`: the actions that can still be asked about. Every one, where it is missing. */
      | { type: 'known'; application: KnownApplication; possible?: readonly ActionType[] }
      | { type: 'consider'; action: ActionType }
      | { type: 'cancel' }
      | { type: 'send'; event: ApplicationAction },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    applicationEvent: effect<KnownApplication, SentAction<ApplicationAction>>('applicationEvent'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    know: assign((_, { id, revision }: KnownApplication) => ({ id, revision })),
    tellNews: enqueueActions(({ context, enqueue }, application: KnownApplication) => {
      const { id, parent, revision } = context
      if (!parent || application.id !== id || application.revision <= revision) return
      enqueue.sendTo(parent, { type: 'deciding.news', application } satisfies DecidingReport)
    }),
    consider: assign((_, considered: ActionType) => ({ considered })),
    forgetQuestion: assign({ considered: undefined }),
    /** A retry after a lost response repeats the same revision, so that nothing is applied twice. */
    rememberSent: assign(({ context: { id, revision, tried } }, { type }: ApplicationAction) => ({
      sent: type,
      tried: tried?.id === id ? tried : { id, revision },
    })),
    forgetTried: assign({ tried: undefined }),
    forgetAnswered: assign(({ context: { tried } }, { code }: Failure) => ({
      tried: code === 'refused' || code === 'invalid' ? undefined : tried,
    })),
    rememberDone: assign(({ context: { sent } }, { id, revision }: KnownApplication) => ({
      done: sent && { id, revision, action: sent },
    })),
    tellParent: enqueueActions(({ context: { parent }, enqueue }, told: DecidingReport) => {
      if (parent) enqueue.sendTo(parent, told)
    }),
    tellDone: notify(
      ({ context: { sent } }) =>
        sent && successNotice({ name: 'text', text: applicationEvents[sent].notice }),
    ),
  },
  guards: {
    isStale: (_, { reason }: Failure) => reason?.code === 'conflict' || reason?.code === 'state',
    isAsked: ({ context: { considered } }) => considered !== undefined,
    isPointless: ({ context: { considered } }, possible: readonly ActionType[] | undefined) =>
      considered !== undefined && possible?.includes(considered) === false,
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'deciding',
  context: ({ input: { id, parent, revision } }) => ({
    id,
    parent,
    revision,
    considered: undefined,
    sent: undefined,
    tried: undefined,
    failure: undefined,
  }),
  on: {
    known: {
      description: 'The application was read anew. A change that nobody has made here is news.',
      actions: [...learn],
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'What can be done stands there.',
      entry: 'forgetQuestion',
      initial: 'calm',
      on: {
        consider: { target: 'asking', actions: { type: 'consider', params: ({ event }) => event.action } },
        send: 'sending',
      },
      states: {
        calm: {},
        superseded: {
          description: 'The other side, or another window, was first, and the page says so.',
          on: { known: { description: 'The page says in its place what has changed.', actions: know } },
        },
      },
    },
    asking: {
      description: 'A dialog asks for what is still to be known, or once more.',
      on: {
        known: {
          description: 'The question is pointless now, and goes away.',
          guard: isPointless,
          target: 'idle',
          actions: ['clearFailure', 'forgetTried', ...learn],
        },
        cancel: { target: 'idle', actions: ['clearFailure', 'forgetTried'] },
        send: 'sending',
      },
    },
    sending: {
      ...submitting,
      description: 'The server is told, once. A question stays until it has answered, or is put away.',
      on: {
        known: [
          { guard: isPointless, actions: ['forgetQuestion', know] },
          { description: 'It may be what is just being sent.', actions: know },
        ],
        cancel: { actions: 'forgetQuestion' },
      },
      entry: [
        'clearFailure',
        {
          type: 'rememberSent',
          params: ({ event }) => {
            assertEvent(event, 'send')
            return event.event
          },
        },
        {
          type: 'tellParent',
          params: ({ context: { id }, event }) => {
            assertEvent(event, 'send')
            return { type: 'deciding.sending', id, event: event.event }
          },
        },
      ],
      invoke: {
        id: 'applicationEvent',
        src: 'applicationEvent',
        input: ({ context: { tried, ...known }, event }) => {
          assertEvent(event, 'send')
          const { id, revision } = tried ?? known
          return { id, revision, event: event.event }
        },
        onDone: {
          target: 'idle',
          actions: [
            'forgetTried',
            { type: 'know', params: ({ event }) => event.output },
            { type: 'rememberDone', params: ({ event }) => event.output },
            {
              type: 'tellParent',
              params: ({ context: { sent }, event }) => ({
                type: 'deciding.done',
                application: event.output,
                action: required(sent),
              }),
            },
            'tellDone',
          ],
        },
        onError: [
          {
            guard: { type: 'isStale', params: failureIn },
            target: 'idle.superseded',
            actions: ['forgetTried', { type: 'tellParent', params: { type: 'deciding.superseded' } }],
          },
          { guard: 'isAsked', target: 'asking', actions: [forgetAnswered, reportError, tellFailed] },
          { target: 'idle', actions: [forgetAnswered, reportError, tellFailed] },
        ],
      },
    },
  },
})

type DecidingMachine<Application extends KnownApplication, Action> = Retyped<
  typeof machine,
  {
    context: Context
    event: EventFrom<typeof machine>
    actor: {
      src: 'applicationEvent'
      logic: PromiseActorLogic<Application, SentAction<Action>>
      id: string | undefined
    }
    input: Input<Application>
    emitted: NoticeEvent
  }
>

/** The machine of one side: its actions, and the application as that side sees it. */
export function createDeciding<
  Application extends KnownApplication = KnownApplication,
  Action extends ApplicationAction = ApplicationAction,
>(): DecidingMachine<Application, Action>
// The machine looks at no more of either than both sides have: it is the same one for both.
export function createDeciding(): unknown {
  return machine
}

export type DecidingFlow = ActorRefFrom<DecidingMachine<KnownApplication, ApplicationAction>>
