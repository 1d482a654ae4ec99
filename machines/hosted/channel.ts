import { assign, emit, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Change } from '../../contract/changes.ts'

/** Topic of a channel, such as `posting:{id}` or `account`. */
export interface ChannelTopic {
  readonly topic: string
}

/** Commands sent to the connection of a channel. */
export type ChannelCommand = { readonly type: 'sendHeartbeat' | 'renewToken' | 'leave' }

/** End of a channel by the server, with its reason. */
interface Ended {
  readonly reason: string
  /** True if a newer connection of the account replaced this one. */
  readonly isReplaced: boolean
}

/** Events reported by the connection of a channel. */
export type ChannelReport =
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'heartbeatAnswered' }
  | { readonly type: 'change'; readonly change: Change }
  | { readonly type: 'left' }
  | ({ readonly type: 'ended' } & Ended)
  | { readonly type: 'lost' }

/** Delays before rejoining a channel, in milliseconds; the last one repeats. */
const RECONNECT_DELAYS = [1_000, 2_000, 5_000, 10_000] as const

/**
 * Realtime channel of a hosted backend (specification, 4 and 9). Rejoins after a lost connection. After each
 * join it reports that anything may have changed, because the server does not replay missed changes.
 */
export const channelMachine = setup({
  types: {
    input: {} as ChannelTopic,
    context: {} as ChannelTopic & {
      /** Failed attempts since the channel was last joined. */
      readonly failures: number
      /** Reason that the server gave for refusing or closing the channel. */
      readonly reason: string | undefined
      /** True if the server closed the channel for a newer connection of the account. */
      readonly isReplaced: boolean
    },
    events: {} as { readonly type: 'subscribe' | 'unsubscribe' | 'tokenRefreshed' } | ChannelReport,
    emitted: {} as { readonly type: 'changed'; readonly change: Change },
    children: {} as { connect: 'connect' },
  },
  actors: {
    /** Opens a connection, joins the channel, and leaves it on command. */
    connect: fromCallback<ChannelCommand, ChannelTopic>(() => undefined),
  },
  actions: {
    countFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
    setReason: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    setEnd: assign((_, { isReplaced, reason }: Ended) => ({ isReplaced, reason })),
    startOver: assign({ failures: 0, reason: undefined, isReplaced: false }),
    reportChange: emit((_, change: Change) => ({ type: 'changed' as const, change })),
    command: sendTo('connect', (_, type: ChannelCommand['type']): ChannelCommand => ({ type })),
  },
  delays: {
    reconnectDelay: ({ context: { failures } }) => RECONNECT_DELAYS[failures - 1] ?? 10_000,
    /** Interval between heartbeats, in milliseconds. */
    heartbeatInterval: 30_000,
    /** Maximum wait for a response, in milliseconds. */
    timeout: 10_000,
  },
}).createMachine({
  id: 'channel',
  context: ({ input: { topic } }) => ({ topic, failures: 0, reason: undefined, isReplaced: false }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No connection is open until the channel is subscribed to.',
      on: { subscribe: { target: 'connected', actions: 'startOver' } },
    },
    connected: {
      initial: 'joining',
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context: { topic } }) => ({ topic }),
      },
      on: {
        lost: 'errored',
        ended: {
          description: 'The session has ended, or the account may no longer read the channel.',
          target: 'closed',
          actions: { type: 'setEnd', params: ({ event }) => event },
        },
      },
      states: {
        joining: {
          on: {
            accepted: {
              target: 'joined',
              actions: ['startOver', { type: 'reportChange', params: { kind: 'everything' } }],
            },
            refused: {
              target: '#channel.errored',
              actions: { type: 'setReason', params: ({ event }) => event },
            },
            unsubscribe: '#channel.closed',
            tokenRefreshed: { actions: { type: 'command', params: 'renewToken' } },
          },
          after: { timeout: '#channel.errored' },
        },
        joined: {
          description: 'The server reports changes.',
          initial: 'resting',
          on: {
            change: { actions: { type: 'reportChange', params: ({ event }) => event.change } },
            unsubscribe: 'leaving',
            tokenRefreshed: { actions: { type: 'command', params: 'renewToken' } },
          },
          states: {
            resting: { after: { heartbeatInterval: 'awaitingReply' } },
            awaitingReply: {
              entry: { type: 'command', params: 'sendHeartbeat' },
              on: { heartbeatAnswered: 'resting' },
              after: { timeout: '#channel.errored' },
            },
          },
        },
        leaving: {
          entry: { type: 'command', params: 'leave' },
          on: {
            left: '#channel.closed',
            lost: '#channel.closed',
            subscribe: { target: '#channel.connected', reenter: true, actions: 'startOver' },
          },
          after: { timeout: '#channel.closed' },
        },
      },
    },
    errored: {
      description: 'The channel is rejoined after a delay.',
      entry: 'countFailure',
      on: { subscribe: 'connected', unsubscribe: 'closed' },
      after: { reconnectDelay: 'connected' },
    },
  },
})

export type ChannelFlow = ActorRefFrom<typeof channelMachine>
