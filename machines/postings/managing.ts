import {
  assertEvent,
  assign,
  enqueueActions,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
} from 'xstate'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import type { EmployerPostingEvent } from '../../contract/postings/events.ts'
import { postingEvents } from '../../contract/postings/events/postingEvents.ts'
import { effect } from '../shared/effect.ts'
import { failureIn, type Failure } from '../shared/failure.ts'
import { failureNotice, notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { clearFailure, slowAfterMs, submitting } from '../shared/submission.ts'

/** Latest known revision of a posting. */
type Known = Pick<OwnPosting, 'id' | 'revision'>

/** Events sent to the parent actor, if any. */
export type ManagingReport =
  | { readonly type: 'managing.changed'; readonly posting: OwnPosting }
  | { readonly type: 'managing.superseded' }

interface Input extends Known {
  readonly parent?: ActorRef<Snapshot<unknown>, ManagingReport> | undefined
}

/** Commands of an employer on one posting. Closing, renewing and discarding it open a dialog first. */
export const managingMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { failure: Failure | undefined; sent: EmployerPostingEvent['type'] | undefined },
    events: {} as
      | { type: 'known'; posting: Known }
      | { type: 'close' }
      | { type: 'renew' }
      | { type: 'discard' }
      | { type: 'cancel' }
      | { type: 'send'; event: EmployerPostingEvent },
    emitted: {} as NoticeEvent,
    tags: {} as 'busy' | 'slow',
  },
  actors: {
    postingEvent: effect<OwnPosting, Known & { readonly event: EmployerPostingEvent }>('postingEvent'),
  },
  actions: {
    clearFailure: clearFailure(),
    know: assign((_, { id, revision }: Known) => ({ id, revision })),
    rememberSent: assign((_, { type }: EmployerPostingEvent) => ({ sent: type })),
    tellParent: enqueueActions(({ context: { parent }, enqueue }, report: ManagingReport) => {
      if (parent) enqueue.sendTo(parent, report)
    }),
    tellDone: notify(
      ({ context: { sent } }, { state }: OwnPosting) =>
        sent && successNotice({ name: 'text', text: postingEvents[sent].employer.notice(state) }),
    ),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    tellFailure: notify((_, failure: Failure) => failureNotice(failure)),
  },
  guards: {
    isStale: (_, { reason }: Failure) => reason?.code === 'conflict' || reason?.code === 'state',
    isDuplicate: (_, { reason }: Failure) => reason?.code === 'duplicate',
    isWrongClosing: ({ context: { sent } }, { fields }: Failure) => sent === 'close' && fields !== undefined,
    isWrongRenewal: ({ context: { sent } }, { fields }: Failure) => sent === 'renew' && fields !== undefined,
  },
  delays: { slowAfterMs },
}).createMachine({
  id: 'managing',
  context: ({ input: { id, revision, parent } }) => ({
    id,
    revision,
    parent,
    failure: undefined,
    sent: undefined,
  }),
  on: {
    known: {
      description: 'The posting was reloaded.',
      actions: { type: 'know', params: ({ event }) => event.posting },
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The possible commands are shown.',
      // Failures belong to a dialog, and this state has none.
      exit: 'clearFailure',
      initial: 'calm',
      on: {
        close: 'asking.close',
        renew: 'asking.renew',
        discard: 'asking.discard',
        send: 'sending',
      },
      states: {
        calm: {},
        superseded: { description: 'A colleague has changed the posting first. The page says so.' },
        duplicate: { description: 'The same posting is already published. The page links to it.' },
      },
    },
    asking: {
      description: 'A dialog asks for confirmation or for input.',
      initial: 'close',
      on: { cancel: { target: 'idle', actions: 'clearFailure' }, send: 'sending' },
      states: {
        close: { description: 'The dialog asks for the outcome of the posting.' },
        renew: { description: 'The dialog asks for the new last day.' },
        discard: { description: 'The dialog asks to confirm discarding the draft.' },
      },
    },
    sending: {
      ...submitting,
      description: 'The command is sent once.',
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
        id: 'postingEvent',
        src: 'postingEvent',
        input: ({ context: { id, revision }, event }) => {
          assertEvent(event, 'send')
          return { id, revision, event: event.event }
        },
        onDone: {
          target: 'idle',
          actions: [
            { type: 'know', params: ({ event }) => event.output },
            {
              type: 'tellParent',
              params: ({ event }) => ({ type: 'managing.changed' as const, posting: event.output }),
            },
            { type: 'tellDone', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isStale', params: failureIn },
            target: 'idle.superseded',
            actions: { type: 'tellParent', params: { type: 'managing.superseded' } as const },
          },
          {
            guard: { type: 'isDuplicate', params: failureIn },
            target: 'idle.duplicate',
            actions: { type: 'rememberFailure', params: failureIn },
          },
          {
            guard: { type: 'isWrongClosing', params: failureIn },
            target: 'asking.close',
            actions: { type: 'rememberFailure', params: failureIn },
          },
          {
            guard: { type: 'isWrongRenewal', params: failureIn },
            target: 'asking.renew',
            actions: { type: 'rememberFailure', params: failureIn },
          },
          { target: 'idle', actions: { type: 'tellFailure', params: failureIn } },
        ],
      },
    },
  },
})

export type ManagingFlow = ActorRefFrom<typeof managingMachine>
