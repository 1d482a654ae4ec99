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
  liveMachine,
  type Followed,
  type StreamEvent,
  type VisibilityEvent,
} from '../../../machines/live/live.ts'

/** Starts the machine for a candidate with a visible page; `report` controls the latest stream. */
async function follow({
  counts = [0],
  isHidden = false,
}: { counts?: (number | Error)[]; isHidden?: boolean } = {}) {
  const clock = new SimulatedClock()
  const streams: { input: Followed; report: (event: StreamEvent) => void; isOpen: boolean }[] = []
  let visibility: ((event: VisibilityEvent) => void) | undefined
  let calls = 0
  const machine = liveMachine.provide({
    actors: {
      visibility: fromCallback<VisibilityEvent>(({ sendBack }) => {
        visibility = sendBack
        sendBack({ type: isHidden ? 'hidden' : 'shown' })
      }),
      stream: fromCallback<StreamEvent, Followed>(({ input, sendBack }) => {
        const stream = { input, report: sendBack, isOpen: true }
        streams.push(stream)
        return () => {
          stream.isOpen = false
        }
      }),
      countWaiting: fromPromise(async () => {
        const count = counts[Math.min(calls, counts.length - 1)]
        calls += 1
        if (count instanceof Error) throw count
        return { waiting: count ?? 0 }
      }),
    },
  })
  const published: unknown[] = []
  const toSession: string[] = []
  const root = createMachine({
    on: {
      'live.changed': { actions: ({ event }) => published.push(event['changes']) },
      'area.left': { actions: stopChild(() => actor) },
    },
  })
  const app = createActor(root, { clock, systemId: 'app' }).start()
  const session = createActor(
    createMachine({ on: { '*': { actions: ({ event }) => toSession.push(event.type) } } }),
    { parent: app, systemId: 'session' },
  ).start()
  const actor: Actor<typeof liveMachine> = createActor(machine, {
    parent: app,
    input: { role: 'candidate', since: 5 },
  })
  actor.start()
  await nextTurn()
  return {
    app,
    session,
    toSession,
    clock,
    published,
    streams,
    open: () => streams.filter(({ isOpen }) => isOpen).length,
    report: (event: StreamEvent) => streams.at(-1)?.report(event),
    see: (event: VisibilityEvent) => visibility?.(event),
    calls: () => calls,
    waiting: () => actor.getSnapshot().context.waiting,
  }
}

const change = (reference: string): StreamEvent => ({
  type: 'change',
  change: { kind: 'application', reference },
})

test('a stream is opened for a visible page, with the time of its data', async () => {
  const { open, streams } = await follow()
  expect(open()).toBe(1)
  expect(streams[0]?.input).toMatchObject({ role: 'candidate', since: 5 })
})

test('no stream is open while the page is hidden, and one is opened when it is visible again', async () => {
  const { open, report, see } = await follow({ isHidden: true })
  expect(open()).toBe(0)
  see({ type: 'shown' })
  report({ type: 'opened' })
  expect(open()).toBe(1)
  see({ type: 'hidden' })
  expect(open()).toBe(0)
})

test('a reopened stream sends the time of the last contact', async () => {
  const { report, see, streams } = await follow()
  report({ type: 'opened' })
  see({ type: 'hidden' })
  see({ type: 'shown' })
  expect(streams[1]?.input.since).toBeGreaterThan(5)
})

test('changes in quick succession are published once, equal ones as one', async () => {
  const { clock, published, report } = await follow()
  report({ type: 'opened' })
  report(change('A'))
  report(change('B'))
  report(change('A'))
  expect(published).toEqual([])
  clock.increment(200)
  expect(published).toEqual([
    [
      { kind: 'application', reference: 'A' },
      { kind: 'application', reference: 'B' },
    ],
  ])
})

test('a lost stream is opened again after a growing delay, until a beat proves that it works', async () => {
  const { clock, open, report } = await follow()
  const delays = []
  for (const delay of [500, 2_000, 5_000, 15_000, 30_000, 60_000, 60_000]) {
    report({ type: 'closed' })
    clock.increment(delay - 1)
    delays.push([open()])
    clock.increment(1)
    delays.push([open()])
  }
  expect(delays.flat()).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
  report({ type: 'opened' })
  report({ type: 'beat' })
  report({ type: 'closed' })
  clock.increment(500)
  expect(open()).toBe(1)
})

test('a stream that is silent for longer than the beat allows is replaced', async () => {
  const { clock, open, report, streams } = await follow()
  report({ type: 'opened' })
  clock.increment(44_000)
  report({ type: 'beat' })
  clock.increment(44_000)
  expect(streams).toHaveLength(1)
  clock.increment(1_000)
  expect([streams.length, open()]).toEqual([2, 1])
})

test('a stream taken over by another page is taken back only when somebody returns to this page', async () => {
  const { clock, open, report, see } = await follow()
  report({ type: 'opened' })
  report({ type: 'replaced' })
  clock.increment(600_000)
  expect(open()).toBe(0)
  see({ type: 'focused' })
  expect(open()).toBe(1)
})

test('a page that is being left has no stream, and has one again if the visitor stays', async () => {
  const { clock, open, report, see } = await follow()
  report({ type: 'opened' })
  see({ type: 'leaving' })
  expect(open()).toBe(0)
  clock.increment(2_000)
  expect(open()).toBe(1)
})

test('a reconnected device opens a new stream at once', async () => {
  const { open, report, see } = await follow()
  report({ type: 'closed' })
  see({ type: 'online' })
  expect(open()).toBe(1)
})

test('a stream refused by the server makes the session check, and a lost one does not', async () => {
  const { clock, report, toSession } = await follow()
  report({ type: 'opened' })
  report({ type: 'closed' })
  expect(toSession).toEqual([])
  clock.increment(500)
  report({ type: 'refused' })
  expect(toSession).toEqual(['outdated'])
})

test('waiting applications are counted, and counted again when an application changes', async () => {
  const { clock, report, waiting } = await follow({ counts: [2, 3] })
  expect(waiting()).toBe(2)
  report({ type: 'opened' })
  report({ type: 'change', change: { kind: 'company' } })
  clock.increment(200)
  await nextTurn()
  expect(waiting()).toBe(2)
  report(change('A'))
  clock.increment(200)
  await nextTurn()
  expect(waiting()).toBe(3)
})

test('a failed count is retried with the next stream, and not before', async () => {
  const refused = new Error('no session')
  const { calls, report, waiting } = await follow({ counts: [refused, refused, 4] })
  report({ type: 'opened' })
  await nextTurn()
  expect([calls(), waiting()]).toEqual([2, 0])
  report({ type: 'closed' })
  report({ type: 'opened' })
  await nextTurn()
  expect(calls()).toBe(2)
})

test('the stream is closed once the area is left', async () => {
  const { app, open } = await follow()
  app.send({ type: 'area.left' })
  expect(open()).toBe(0)
})
