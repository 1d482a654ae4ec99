import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  SimulatedClock,
  stopChild,
  type Actor,
} from 'xstate'
import {
  channelMachine,
  type ChannelCommand,
  type ChannelReport,
  type ChannelTopic,
} from '../../../machines/hosted/channel.ts'
import { createChannelStream } from '../../../machines/hosted/channelStream.ts'
import { liveMachine, type VisibilityEvent } from '../../../machines/live/live.ts'

/** The live connection over a channel; the last connection is driven by `report`. */
async function follow() {
  const clock = new SimulatedClock()
  const connections: { report: (event: ChannelReport) => void; commands: string[]; isOpen: boolean }[] = []
  let visibility: ((event: VisibilityEvent) => void) | undefined
  const channel = channelMachine.provide({
    actors: {
      connect: fromCallback<ChannelCommand, ChannelTopic>(({ input, receive, sendBack }) => {
        expect(input).toEqual({ topic: 'account' })
        const connection = { report: sendBack, commands: [] as string[], isOpen: true }
        connections.push(connection)
        receive(({ type }) => connection.commands.push(type))
        return () => {
          connection.isOpen = false
        }
      }),
    },
  })
  const machine = liveMachine.provide({
    actors: {
      visibility: fromCallback<VisibilityEvent>(({ sendBack }) => {
        visibility = sendBack
        sendBack({ type: 'shown' })
      }),
      stream: createChannelStream(channel),
      countWaiting: fromPromise(async () => ({ waiting: 0 })),
    },
  })
  const published: unknown[] = []
  const toSession: string[] = []
  const root = createMachine({
    on: {
      'live.changed': { actions: ({ event }) => published.push(event['changes']) },
      'area.left': { actions: stopChild(() => live) },
    },
  })
  const app = createActor(root, { clock, systemId: 'app' }).start()
  createActor(createMachine({ on: { '*': { actions: ({ event }) => toSession.push(event.type) } } }), {
    parent: app,
    systemId: 'session',
  }).start()
  const live: Actor<typeof liveMachine> = createActor(machine, {
    parent: app,
    input: { role: 'candidate', since: 5 },
  })
  live.start()
  await nextTurn()
  return {
    app,
    clock,
    connections,
    published,
    toSession,
    is: (value: Parameters<ReturnType<typeof live.getSnapshot>['matches']>[0]) =>
      live.getSnapshot().matches(value),
    report: (event: ChannelReport) => connections.at(-1)?.report(event),
    see: (event: VisibilityEvent) => visibility?.(event),
  }
}

const everything = { kind: 'everything' } as const
const open = { connection: { streaming: 'open' } } as const

test('Changes of the channel are published as those of a stream.', async () => {
  const { clock, is, published, report } = await follow()
  expect(is(open)).toBe(false)
  report({ type: 'accepted' })
  expect(is(open)).toBe(true)
  clock.increment(200)
  report({ type: 'change', change: { kind: 'company' } })
  clock.increment(200)
  expect(published).toEqual([[everything], [{ kind: 'company' }]])
})

test('Heartbeats keep the stream open for longer than it may be silent.', async () => {
  const { clock, connections, is, report } = await follow()
  report({ type: 'accepted' })
  for (let count = 0; count < 4; count += 1) {
    clock.increment(30_000)
    report({ type: 'heartbeatAnswered' })
  }
  expect(is(open)).toBe(true)
  expect(connections).toHaveLength(1)
})

test('A lost channel is joined again after 1 and 2 s, and publishes that anything may have changed.', async () => {
  const { clock, connections, is, published, report, toSession } = await follow()
  report({ type: 'accepted' })
  clock.increment(200)
  report({ type: 'lost' })
  expect(is({ connection: { streaming: 'connecting' } })).toBe(true)
  clock.increment(1_000)
  report({ type: 'lost' })
  clock.increment(2_000)
  expect(connections).toHaveLength(3)
  report({ type: 'accepted' })
  clock.increment(200)
  expect(is(open)).toBe(true)
  expect(published).toEqual([[everything], [everything]])
  expect(toSession).toEqual([])
})

test.each([
  ['refuses', { type: 'refused', reason: 'The session has ended.' }],
  ['ends', { type: 'ended', reason: 'The session has ended.', isReplaced: false }],
] as const)('Where the server %s the channel, the session is asked who is logged in.', async (_, event) => {
  const { clock, connections, is, report, toSession } = await follow()
  if (event.type === 'ended') report({ type: 'accepted' })
  report(event)
  expect(is({ connection: 'lost' })).toBe(true)
  expect(toSession).toEqual(['outdated'])
  expect(connections.filter(({ isOpen }) => isOpen)).toEqual([])
  clock.increment(500)
  expect(connections).toHaveLength(2)
})

test('A channel that a newer connection has replaced is joined only when somebody returns.', async () => {
  const { clock, connections, report, see, toSession } = await follow()
  report({ type: 'accepted' })
  report({ type: 'ended', reason: 'Another connection.', isReplaced: true })
  clock.increment(600_000)
  expect([connections.length, toSession]).toEqual([1, []])
  see({ type: 'focused' })
  expect(connections).toHaveLength(2)
})

test('A page that is hidden leaves the channel, and joins it when it is seen again.', async () => {
  const { clock, connections, published, report, see } = await follow()
  report({ type: 'accepted' })
  const [first] = connections
  see({ type: 'hidden' })
  expect(first).toMatchObject({ commands: ['leave'], isOpen: true })
  first?.report({ type: 'left' })
  expect(first?.isOpen).toBe(false)
  see({ type: 'shown' })
  report({ type: 'accepted' })
  clock.increment(200)
  report({ type: 'change', change: { kind: 'company' } })
  clock.increment(200)
  expect(published).toEqual([[everything], [{ kind: 'company' }]])
})

test('A page that is seen again while it leaves the channel joins it at once.', async () => {
  const { connections, is, report, see } = await follow()
  report({ type: 'accepted' })
  see({ type: 'hidden' })
  see({ type: 'shown' })
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, true])
  report({ type: 'accepted' })
  expect(is(open)).toBe(true)
})

test('A logout leaves the channel.', async () => {
  const { app, connections, report } = await follow()
  report({ type: 'accepted' })
  app.send({ type: 'area.left' })
  expect(connections[0]?.commands).toEqual(['leave'])
})
