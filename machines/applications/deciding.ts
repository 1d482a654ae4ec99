import {
  assertEvent,
  assign,
  emit,
  setup,
  type ActorRefFrom,
  type ContextFrom,
  type EventFrom,
  type PromiseActorLogic,
} from 'xstate'
import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import type {
  CandidateApplicationEvent,
  EmployerApplicationEvent,
} from '../../contract/applications/lifecycle.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import type { Retyped } from '../shared/retyped.ts'
import { clearFailure, patience, report, reportError, submitting } from '../shared/submission.ts'

/** An application as it was when it was last seen. */
export interface KnownApplication {
  readonly id: string
  readonly revision: number
}

/** What one of the two sides does with an application. */
export type ApplicationDeed = CandidateApplicationEvent | EmployerApplicationEvent

type DeedType = ApplicationDeed['type']

interface Changed<Application> {
  readonly type: 'changed'
  readonly application: Application
  readonly deed: DeedType | undefined
}

/** A deed, and the application as it was when it was last seen. */
export type Doing<Deed> = KnownApplication & { event: Deed }

const forgetAnswered = { type: 'forgetAnswered', params: failureIn } as const

/**
 * One of the two sides does something with one application. Before what cannot be taken back, or needs more than a
 * press, they are asked.
 */
const machine = setup({
  types: {
    input: {} as KnownApplication,
    context: {} as {
      id: string
      revision: number
      /** What the question is about that stands before the page. */
      considered: DeedType | undefined
      sent: DeedType | undefined
      /** On what it was tried that has no answer yet: the server may have done it, though no answer said so. */
      tried: KnownApplication | undefined
      failure: Failure | undefined
    },
    events: {} as
      | { type: 'known'; application: KnownApplication }
      | { type: 'consider'; deed: DeedType }
      | { type: 'cancel' }
      | { type: 'send'; event: ApplicationDeed },
    emitted: {} as NoticeEvent | Changed<KnownApplication> | { type: 'overtaken' },
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    applicationEvent: effect<KnownApplication, Doing<ApplicationDeed>>('applicationEvent'),
  },
  actions: {
    clearFailure: clearFailure(),
    report: report(),
    know: assign((_, { id, revision }: KnownApplication) => ({ id, revision })),
    consider: assign((_, considered: DeedType) => ({ considered })),
    forgetQuestion: assign({ considered: undefined }),
    /** Whoever got no answer tries again on what they saw then, so that nothing is done twice. */
    rememberSent: assign(({ context: { id, revision, tried } }, { type }: ApplicationDeed) => ({
      sent: type,
      tried: tried?.id === id ? tried : { id, revision },
    })),
    forgetTried: assign({ tried: undefined }),
    forgetAnswered: assign(({ context: { tried } }, { code }: Failure) => ({
      tried: code === 'refused' || code === 'invalid' ? undefined : tried,
    })),
    tellChanged: emit(({ context: { sent } }, application: KnownApplication) => ({
      type: 'changed' as const,
      application,
      deed: sent,
    })),
    tellDone: notify(({ context: { sent } }) => sent && successNotice(applicationEvents[sent].notice)),
    tellOvertaken: emit({ type: 'overtaken' }),
  },
  guards: {
    isOvertaken: (_, { reason }: Failure) => reason?.code === 'conflict' || reason?.code === 'state',
    isAsked: ({ context: { considered } }) => considered !== undefined,
  },
  delays: { patience },
}).createMachine({
  id: 'deciding',
  context: ({ input: { id, revision } }) => ({
    id,
    revision,
    considered: undefined,
    sent: undefined,
    tried: undefined,
    failure: undefined,
  }),
  on: {
    known: {
      description: 'The application was read anew.',
      actions: { type: 'know', params: ({ event }) => event.application },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'What can be done stands there.',
      entry: 'forgetQuestion',
      initial: 'calm',
      on: {
        consider: { target: 'asking', actions: { type: 'consider', params: ({ event }) => event.deed } },
        send: 'sending',
      },
      states: {
        calm: {},
        overtaken: { description: 'The other side, or another window, was first, and the page says so.' },
      },
    },
    asking: {
      description: 'A dialog asks for what is still to be known, or once more.',
      on: { cancel: { target: 'idle', actions: ['clearFailure', 'forgetTried'] }, send: 'sending' },
    },
    sending: {
      ...submitting,
      description: 'The server is told, once. A question stays until it has answered, or is put away.',
      on: { cancel: { actions: 'forgetQuestion' } },
      entry: [
        'clearFailure',
        {
          type: 'rememberSent',
          params: ({ event }) => {
            assertEvent(event, 'send')
            return event.event
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
            { type: 'tellChanged', params: ({ event }) => event.output },
            'tellDone',
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: failureIn },
            target: 'idle.overtaken',
            actions: ['forgetTried', 'tellOvertaken'],
          },
          { guard: 'isAsked', target: 'asking', actions: [forgetAnswered, reportError] },
          { target: 'idle', actions: [forgetAnswered, reportError] },
        ],
      },
    },
  },
})

type DecidingMachine<Application extends KnownApplication, Deed> = Retyped<
  typeof machine,
  {
    context: ContextFrom<typeof machine>
    event: EventFrom<typeof machine>
    actor: {
      src: 'applicationEvent'
      logic: PromiseActorLogic<Application, Doing<Deed>>
      id: string | undefined
    }
    input: KnownApplication
    emitted: NoticeEvent | Changed<Application> | { type: 'overtaken' }
  }
>

/** The machine of one side: its deeds, and the application as that side sees it. */
export function createDeciding<
  Application extends KnownApplication = KnownApplication,
  Deed extends ApplicationDeed = ApplicationDeed,
>(): DecidingMachine<Application, Deed>
// The machine looks at no more of either than both sides have: it is the same one for both.
export function createDeciding(): unknown {
  return machine
}

export type DecidingFlow<Application extends KnownApplication = KnownApplication> = ActorRefFrom<
  DecidingMachine<Application, ApplicationDeed>
>
