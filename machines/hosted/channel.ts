import { assign, emit, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { Change } from '../../contract/changes.ts'

/** Topic of a channel, for example `posting:{id}`. */
export interface ChannelTopic {
  readonly topic: string
}

/** Commands sent to the connection of a channel. */
export type ChannelCommand = { readonly type: 'sendHeartbeat' } | { readonly type: 'leave' }

/** Events reported by the connection of a channel. */
export type ChannelReport =
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'heartbeatAnswered' }
  | { readonly type: 'change'; readonly change: Change }
  | { readonly type: 'left' }
  | { readonly type: 'ended'; readonly reason: string }
  | { readonly type: 'lost' }

/** Delays before rejoining a channel, in milliseconds; the last one repeats. */
const RECONNECT_DELAYS = [1_000, 2_000, 5_000, 10_000] as const

/**
 * Realtime channel of a hosted backend (specification, 4 and 9). After a lost connection it rejoins, and
 * reports that anything may have changed in between.
 */
export const channelMachine = setup({
  types: {
    input: {} as ChannelTopic,
    context: {} as ChannelTopic & {
      /** Failed attempts since the channel was last joined. */
      readonly failures: number
      /** True if changes may have been missed. */
      readonly hasGap: boolean
      /** Reason that the server gave for refusing or closing the channel. */
      readonly reason: string | undefined
    },
    events: {} as { readonly type: 'subscribe' } | { readonly type: 'unsubscribe' } | ChannelReport,
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
    noteGap: assign({ hasGap: true }),
    startOver: assign({ failures: 0, hasGap: false, reason: undefined }),
    reportChange: emit((_, change: Change) => ({ type: 'changed' as const, change })),
    sendHeartbeat: sendTo('connect', { type: 'sendHeartbeat' }),
    sendLeave: sendTo('connect', { type: 'leave' }),
  },
  guards: {
    hasGap: ({ context: { hasGap } }) => hasGap,
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
  context: ({ input: { topic } }) => ({ topic, failures: 0, hasGap: false, reason: undefined }),
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
          actions: { type: 'setReason', params: ({ event }) => event },
        },
      },
      states: {
        joining: {
          on: {
            accepted: [
              {
                guard: 'hasGap',
                target: 'joined',
                actions: [{ type: 'reportChange', params: { kind: 'everything' } }, 'startOver'],
              },
              { target: 'joined', actions: 'startOver' },
            ],
            refused: {
              target: '#channel.errored',
              actions: { type: 'setReason', params: ({ event }) => event },
            },
            unsubscribe: '#channel.closed',
          },
          after: { timeout: '#channel.errored' },
        },
        joined: {
          description: 'The server reports changes.',
          initial: 'resting',
          exit: 'noteGap',
          on: {
            change: { actions: { type: 'reportChange', params: ({ event }) => event.change } },
            unsubscribe: 'leaving',
          },
          states: {
            resting: { after: { heartbeatInterval: 'awaitingReply' } },
            awaitingReply: {
              entry: 'sendHeartbeat',
              on: { heartbeatAnswered: 'resting' },
              after: { timeout: '#channel.errored' },
            },
          },
        },
        leaving: {
          entry: 'sendLeave',
          on: { left: '#channel.closed', lost: '#channel.closed' },
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
