import { expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Change } from '../../../contract/changes.ts'
import {
  channelMachine,
  type ChannelCommand,
  type ChannelReport,
  type ChannelTopic,
} from '../../../machines/hosted/channel.ts'

const posting = { kind: 'posting', id: '1' } as const

/** A subscribed channel, whose latest connection is controlled by `report`. */
function subscribed() {
  const clock = new SimulatedClock()
  const connections: { report: (event: ChannelReport) => void; commands: string[]; isOpen: boolean }[] = []
  const machine = channelMachine.provide({
    actors: {
      connect: fromCallback<ChannelCommand, ChannelTopic>(({ input, receive, sendBack }) => {
        expect(input).toEqual({ topic: 'posting:1' })
        const connection = { report: sendBack, commands: [] as string[], isOpen: true }
        connections.push(connection)
        receive(({ type }) => connection.commands.push(type))
        return () => {
          connection.isOpen = false
        }
      }),
    },
  })
  const channel = createActor(machine, { input: { topic: 'posting:1' }, clock })
  const changes: Change[] = []
  channel.on('changed', ({ change }) => changes.push(change))
  channel.start()
  channel.send({ type: 'subscribe' })
  return {
    channel,
    changes,
    clock,
    connections,
    report: (event: ChannelReport) => connections.at(-1)?.report(event),
    is: (value: Parameters<ReturnType<typeof channel.getSnapshot>['matches']>[0]) =>
      channel.getSnapshot().matches(value),
    reason: () => channel.getSnapshot().context.reason,
  }
}

/** A joined channel. */
function joined() {
  const open = subscribed()
  open.report({ type: 'accepted' })
  return open
}

test('A channel is closed until someone subscribes, and joined once the server accepts.', () => {
  const { is, report } = subscribed()
  expect(is({ connected: 'joining' })).toBe(true)
  report({ type: 'accepted' })
  expect(is({ connected: 'joined' })).toBe(true)
})

test('A channel that has joined reports that anything may have changed, and each change from then on.', () => {
  const { changes, report } = joined()
  expect(changes).toEqual([{ kind: 'everything' }])
  report({ type: 'change', change: posting })
  expect(changes).toEqual([{ kind: 'everything' }, posting])
})

test('A joining and a joined channel take the next access token; a closed one needs none.', () => {
  const { channel, connections, report } = subscribed()
  channel.send({ type: 'tokenRefreshed' })
  report({ type: 'accepted' })
  channel.send({ type: 'tokenRefreshed' })
  channel.send({ type: 'unsubscribe' })
  channel.send({ type: 'tokenRefreshed' })
  report({ type: 'left' })
  channel.send({ type: 'tokenRefreshed' })
  expect(connections[0]?.commands).toEqual(['renewToken', 'renewToken', 'leave'])
})

test('A heartbeat is sent every 30 s.', () => {
  const { clock, connections, is, report } = joined()
  clock.increment(29_999)
  expect(connections[0]?.commands).toEqual([])
  clock.increment(1)
  expect(connections[0]?.commands).toEqual(['sendHeartbeat'])
  report({ type: 'heartbeatAnswered' })
  clock.increment(30_000)
  expect(connections[0]?.commands).toEqual(['sendHeartbeat', 'sendHeartbeat'])
  expect(is({ connected: 'joined' })).toBe(true)
})

test('A heartbeat without a reply for 10 s is an error, and the connection is closed.', () => {
  const { clock, connections, is } = joined()
  clock.increment(30_000)
  clock.increment(9_999)
  expect(is({ connected: 'joined' })).toBe(true)
  clock.increment(1)
  expect(is('errored')).toBe(true)
  expect(connections[0]?.isOpen).toBe(false)
})

test('A join without a reply for 10 s is an error.', () => {
  const { clock, is } = subscribed()
  clock.increment(9_999)
  expect(is({ connected: 'joining' })).toBe(true)
  clock.increment(1)
  expect(is('errored')).toBe(true)
})

test('A lost channel is joined again after 1, 2, 5, 10 and 10 s.', () => {
  const { clock, connections, is, report } = joined()
  for (const delay of [1_000, 2_000, 5_000, 10_000, 10_000]) {
    const before = connections.length
    report({ type: 'lost' })
    clock.increment(delay - 1)
    expect(is('errored')).toBe(true)
    clock.increment(1)
    expect(is({ connected: 'joining' })).toBe(true)
    expect(connections).toHaveLength(before + 1)
  }
})

test('A channel that was joined again reports that anything may have changed, and starts over with 1 s.', () => {
  const { changes, clock, is, report } = joined()
  report({ type: 'lost' })
  clock.increment(1_000)
  report({ type: 'lost' })
  clock.increment(2_000)
  report({ type: 'accepted' })
  expect(changes).toEqual([{ kind: 'everything' }, { kind: 'everything' }])
  report({ type: 'lost' })
  clock.increment(1_000)
  expect(is({ connected: 'joining' })).toBe(true)
})

test('A refused join reports the reason, and is retried.', () => {
  const { clock, is, reason, report } = subscribed()
  report({ type: 'refused', reason: 'There is no such channel.' })
  expect(is('errored')).toBe(true)
  expect(reason()).toBe('There is no such channel.')
  clock.increment(1_000)
  report({ type: 'accepted' })
  expect(reason()).toBeUndefined()
})

test('A channel that the server ends stays closed, with the reason, until someone subscribes again.', () => {
  const { channel, clock, is, reason, report } = joined()
  report({ type: 'ended', reason: 'The session has ended.', isReplaced: false })
  clock.increment(60_000)
  expect(is('closed')).toBe(true)
  expect(reason()).toBe('The session has ended.')
  channel.send({ type: 'subscribe' })
  expect(is({ connected: 'joining' })).toBe(true)
})

test.each([
  ['once the server confirms it', ({ report }: ReturnType<typeof joined>) => report({ type: 'left' })],
  ['if the connection is lost', ({ report }: ReturnType<typeof joined>) => report({ type: 'lost' })],
  ['after 10 s', ({ clock }: ReturnType<typeof joined>) => clock.increment(10_000)],
])('A channel that is left closes %s.', (_, end) => {
  const open = joined()
  open.channel.send({ type: 'unsubscribe' })
  expect(open.is({ connected: 'leaving' })).toBe(true)
  expect(open.connections[0]?.commands).toEqual(['leave'])
  end(open)
  expect(open.is('closed')).toBe(true)
  expect(open.connections[0]?.isOpen).toBe(false)
  open.clock.increment(60_000)
  expect(open.connections).toHaveLength(1)
})

test('Someone who unsubscribes while the channel is joined, or has failed, closes it at once.', () => {
  const joining = subscribed()
  joining.channel.send({ type: 'unsubscribe' })
  expect(joining.is('closed')).toBe(true)
  const failed = joined()
  failed.report({ type: 'lost' })
  failed.channel.send({ type: 'unsubscribe' })
  failed.clock.increment(60_000)
  expect(failed.is('closed')).toBe(true)
})

test('Someone who does not wait joins a failed channel at once.', () => {
  const { channel, is, report } = joined()
  report({ type: 'lost' })
  channel.send({ type: 'subscribe' })
  expect(is({ connected: 'joining' })).toBe(true)
})
