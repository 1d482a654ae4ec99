import {
  assign,
  enqueueActions,
  fromCallback,
  setup,
  stateIn,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
} from 'xstate'
import type { Change } from '../../contract/changes.ts'
import type { Role } from '../../contract/roles.ts'
import { effect } from '../shared/effect.ts'
import { sendToSession } from '../session/sendToSession.ts'
import type { ChangesEvent } from './followChanges.ts'

/** Area to follow, and the time from which changes are needed. */
export interface Followed {
  readonly role: Role
  /** `performance.now()` before the page's first request. The server replays the changes since then. */
  readonly since: number
}

type RootRef = ActorRef<Snapshot<unknown>, ChangesEvent>

/** Events from the visibility of the page and the connectivity of the device. */
export type VisibilityEvent =
  | { readonly type: 'shown' }
  | { readonly type: 'hidden' }
  | { readonly type: 'focused' }
  | { readonly type: 'leaving' }
  | { readonly type: 'online' }

/** Events reported by an event stream. */
export type StreamEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'beat' }
  | { readonly type: 'change'; readonly change: Change }
  | { readonly type: 'replaced' }
  /** Sent when the connection is lost and the stream reconnects on its own. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'closed' }
  | { readonly type: 'refused' }

/** Delays before reconnecting, in milliseconds; the last one repeats. */
const BACK_OFF = [500, 2_000, 5_000, 15_000, 30_000, 60_000] as const

/**
 * Live connection of a member's area: changes on the server, and the number of applications that need a
 * reply. Reconnects after a loss and gets missed changes replayed. Disconnects while the page is hidden.
 */
export const liveMachine = setup({
  types: {
    input: {} as Followed,
    context: {} as Followed & {
      readonly failures: number
      /** Changes to publish, by their JSON, so that duplicates are published once. */
      readonly gathered: Readonly<Record<string, Change>>
      /** Number of applications that wait for a reply from this side. */
      readonly waiting: number
    },
    events: {} as { type: 'published'; changes: readonly Change[] } | VisibilityEvent | StreamEvent,
  },
  actors: {
    visibility: fromCallback<VisibilityEvent>(() => undefined),
    stream: fromCallback<StreamEvent, Followed>(() => undefined),
    countWaiting: effect<{ readonly waiting: number }, { readonly role: Role }>('countWaiting'),
  },
  actions: {
    noteContact: assign(() => ({ since: performance.now(), failures: 0 })),
    countFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
    checkSession: sendToSession(() => ({ type: 'outdated' })),
    gather: assign(({ context: { gathered } }, change: Change) => ({
      gathered: { ...gathered, [JSON.stringify(change)]: change },
    })),
    publish: enqueueActions(({ context: { gathered }, enqueue, system }) => {
      const changes = Object.values(gathered)
      enqueue.assign({ gathered: {} })
      const { app }: { app?: RootRef } = system.getAll()
      if (app) enqueue.sendTo(app, { type: 'live.changed', changes })
      enqueue.raise({ type: 'published', changes })
    }),
    setWaiting: assign((_, { waiting }: { readonly waiting: number }) => ({ waiting })),
  },
  guards: {
    isReconnected: stateIn({ waiting: { counting: 'reconnected' } }),
    concernApplications: (_, changes: readonly Change[]) =>
      changes.some(({ kind }) => kind !== 'posting' && kind !== 'company'),
  },
  delays: {
    backOff: ({ context: { failures } }) => BACK_OFF[failures - 1] ?? 60_000,
    /** Timeout in milliseconds, longer than the server's interval between heartbeats. */
    silence: 45_000,
    /**
     * Delay before reconnecting after `beforeunload`, in milliseconds: the person may have stayed, or started
     * a download.
     */
    stayed: 2_000,
    /** Interval for batching changes, in milliseconds, so that a page reloads its data once. */
    gathering: 200,
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({ ...input, failures: 0, gathered: {}, waiting: 0 }),
  type: 'parallel',
  states: {
    connection: {
      initial: 'hidden',
      invoke: { id: 'visibility', src: 'visibility' },
      states: {
        hidden: {
          description: 'The page is hidden, so no stream is open.',
          on: { shown: 'streaming' },
        },
        streaming: {
          initial: 'connecting',
          invoke: {
            id: 'stream',
            src: 'stream',
            input: ({ context: { role, since } }) => ({ role, since }),
          },
          on: {
            hidden: 'hidden',
            leaving: 'leaving',
            online: { target: 'streaming', reenter: true },
            replaced: 'replaced',
            closed: { target: 'lost', actions: 'countFailure' },
            refused: {
              description:
                'The session may have been ended on another device, so it is checked with the server.',
              target: 'lost',
              actions: ['countFailure', 'checkSession'],
            },
          },
          states: {
            connecting: { on: { opened: 'open' } },
            open: {
              description: 'The server reports changes.',
              after: { silence: '#live.connection.streaming' },
              on: {
                interrupted: 'connecting',
                beat: { target: 'open', reenter: true, actions: 'noteContact' },
                change: { target: 'open', reenter: true, actions: 'noteContact' },
                hidden: { target: '#live.connection.hidden', actions: 'noteContact' },
                leaving: { target: '#live.connection.leaving', actions: 'noteContact' },
              },
            },
          },
        },
        leaving: {
          description:
            'The page is about to unload. The stream is closed, because Firefox reports an error for streams that it closes itself.',
          after: { stayed: 'streaming' },
          on: { hidden: 'hidden', leaving: { target: 'leaving', reenter: true } },
        },
        lost: {
          description: 'The stream has ended. A new one is opened after a delay.',
          after: { backOff: 'streaming' },
          on: { hidden: 'hidden', focused: 'streaming', online: 'streaming' },
        },
        replaced: {
          description:
            'Another page of this account has taken over the stream. This page reconnects only when it gets the focus, so that two pages do not keep replacing each other.',
          on: { hidden: 'hidden', focused: 'streaming', online: 'streaming' },
        },
      },
    },
    delivery: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            change: {
              target: 'gathering',
              actions: { type: 'gather', params: ({ event }) => event.change },
            },
          },
        },
        gathering: {
          description: 'Changes in quick succession are collected and published together.',
          on: { change: { actions: { type: 'gather', params: ({ event }) => event.change } } },
          after: { gathering: { target: 'idle', actions: 'publish' } },
        },
      },
    },
    waiting: {
      description: 'Number of applications that wait for a reply from this side.',
      initial: 'counting',
      states: {
        counting: {
          initial: 'first',
          invoke: {
            id: 'countWaiting',
            src: 'countWaiting',
            input: ({ context: { role } }) => ({ role }),
            onDone: {
              target: 'counted',
              actions: { type: 'setWaiting', params: ({ event }) => event.output },
            },
            onError: [
              {
                description:
                  'The request may have used a session that was just replaced, so it is retried with the new one.',
                guard: 'isReconnected',
                target: 'counting',
                reenter: true,
              },
              { target: 'failed' },
            ],
          },
          on: {
            published: {
              guard: { type: 'concernApplications', params: ({ event }) => event.changes },
              target: 'counting',
              reenter: true,
            },
          },
          states: {
            first: { on: { opened: 'reconnected' } },
            reconnected: {},
          },
        },
        counted: {
          on: {
            published: {
              guard: { type: 'concernApplications', params: ({ event }) => event.changes },
              target: 'counting',
            },
          },
        },
        failed: {
          description: 'The last number stays. It is loaded again with the next connection or change.',
          on: {
            opened: 'counting',
            published: {
              guard: { type: 'concernApplications', params: ({ event }) => event.changes },
              target: 'counting',
            },
          },
        },
      },
    },
  },
})

export type LiveActor = ActorRefFrom<typeof liveMachine>
