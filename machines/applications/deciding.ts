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

/** Latest known revision of an application. */
export interface KnownApplication {
  readonly id: string
  readonly revision: number
}

/** Command of either side on an application. */
export type ApplicationAction = CandidateApplicationEvent | EmployerApplicationEvent

type ActionType = ApplicationAction['type']

/** Events sent to the parent actor, if any. */
export type DecidingReport<Application extends KnownApplication = KnownApplication> =
  | { readonly type: 'deciding.sending'; readonly id: string; readonly event: ApplicationAction }
  /** Sent when the server was unreachable or rejected the command. */
  | { readonly type: 'deciding.failed' }
  | { readonly type: 'deciding.done'; readonly application: Application; readonly action: ActionType }
  | { readonly type: 'deciding.superseded' }
  /** Sent when a reload shows a change that was not made here. */
  | { readonly type: 'deciding.news'; readonly application: Application }

interface Input<Application extends KnownApplication> extends KnownApplication {
  readonly parent?: ActorRef<Snapshot<unknown>, DecidingReport<Application>> | undefined
}

interface Context extends KnownApplication {
  /** Parent actor. Untyped, because one machine serves both sides, whose applications differ. */
  readonly parent?: AnyActorRef | undefined
  /** Command whose dialog is open. */
  readonly considered: ActionType | undefined
  readonly sent: ActionType | undefined
  /** Last command that succeeded here, and the resulting revision. */
  readonly done?: (KnownApplication & { readonly action: ActionType }) | undefined
  /**
   * Revision of a command that got no response: the server may have applied it. A retry sends the same one.
   */
  readonly tried: KnownApplication | undefined
  readonly failure: Failure | undefined
}

/** Command, with the latest known revision of the application. */
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

/** Command on one application. Opens a dialog first for commands that need confirmation or input. */
const machine = setup({
  types: {
    input: {} as Input<KnownApplication>,
    context: {} as Context,
    events: {} as
      /** `possible`: commands whose dialog may stay open; all of them if undefined. */
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
    /** Keeps the revision of a command that got no response: a retry with it is not applied twice. */
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
      description: 'The application was reloaded. The parent learns of changes made elsewhere.',
      actions: [...learn],
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The possible commands are shown.',
      entry: 'forgetQuestion',
      initial: 'calm',
      on: {
        consider: { target: 'asking', actions: { type: 'consider', params: ({ event }) => event.action } },
        send: 'sending',
      },
      states: {
        calm: {},
        superseded: {
          description:
            'The other side or another window has changed the application first. The page says so.',
          on: { known: { description: 'The reloaded application replaces this message.', actions: know } },
        },
      },
    },
    asking: {
      description: 'A dialog asks for confirmation or for input.',
      on: {
        known: {
          description: 'The command is no longer possible, so the dialog closes.',
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
      description:
        'The command is sent once. Its dialog stays open until the response, or until it is canceled.',
      on: {
        known: [
          { guard: isPointless, actions: ['forgetQuestion', know] },
          {
            description: 'The change may be the result of the pending command, so it is not reported.',
            actions: know,
          },
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

/** Creates the machine for one side, with its commands and its view of the application. */
export function createDeciding<
  Application extends KnownApplication = KnownApplication,
  Action extends ApplicationAction = ApplicationAction,
>(): DecidingMachine<Application, Action>
// One machine serves both sides, because it reads only fields that both views have.
export function createDeciding(): unknown {
  return machine
}

export type DecidingFlow = ActorRefFrom<DecidingMachine<KnownApplication, ApplicationAction>>
