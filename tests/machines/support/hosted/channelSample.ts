import type { channelMachine } from '../../../../machines/hosted/channel.ts'
import type { Samples } from '../events.ts'
import type { Ignored } from '../ignored.ts'

export const channelSample: Samples<typeof channelMachine> = {
  input: { topic: 'posting:1' },
  events: [
    { type: 'subscribe' },
    { type: 'unsubscribe' },
    { type: 'tokenRefreshed' },
    { type: 'accepted' },
    { type: 'refused', reason: 'There is no such channel.' },
    { type: 'heartbeatAnswered' },
    { type: 'change', change: { kind: 'posting', id: '1' } },
    { type: 'left' },
    { type: 'ended', reason: 'The session has ended.', isReplaced: false },
    { type: 'lost' },
  ],
  outputs: {},
}

const reports = ['accepted', 'refused', 'heartbeatAnswered', 'change', 'left', 'ended', 'lost']

export const ignoredChannel: readonly Ignored[] = [
  {
    states: ['closed', 'errored'],
    events: reports,
    because: 'No connection is open that could report this.',
  },
  {
    states: ['closed', 'errored'],
    events: ['tokenRefreshed'],
    because: 'The next connection takes the token that is valid then.',
  },
  { states: ['closed'], events: ['unsubscribe'], because: 'The channel is closed already.' },
  {
    states: ['connected.joining', 'connected.joined'],
    events: ['subscribe'],
    because: 'Someone has subscribed already.',
  },
  {
    states: ['connected.joining'],
    events: ['heartbeatAnswered', 'change', 'left'],
    because: 'The server replies to the join first.',
  },
  {
    states: ['connected.joined'],
    events: ['accepted', 'refused', 'left'],
    because: 'The server replies once, and nothing else was asked.',
  },
  {
    states: ['connected.joined.resting'],
    events: ['heartbeatAnswered'],
    because: 'No heartbeat is waiting for a reply.',
  },
  {
    states: ['connected.leaving'],
    events: ['accepted', 'refused', 'heartbeatAnswered', 'change', 'unsubscribe', 'tokenRefreshed'],
    because: 'The channel closes first: what comes meanwhile is for nobody.',
  },
]
