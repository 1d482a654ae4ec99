import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createReading } from '../../../machines/reading/reading.ts'
import { slowAfterMs } from '../../../machines/shared/submission.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const query = { id: '1' }
const first = { title: 'As it was' }
const second = { title: 'As it is' }

function start(isKept = false) {
  const read = held<object, object>()
  const clock = new SimulatedClock()
  const flow = createActor(createReading<object, object>().provide({ actors: { read: read.logic } }), {
    input: { query, isKept },
    clock,
  }).start()
  return { flow, read, clock }
}

/** Waits for the results of effects, which arrive in the next turn of the event loop. */
const arrived = () => new Promise(setImmediate)

async function shown(isKept?: boolean) {
  const started = start(isKept)
  started.read.last().answer(first)
  await arrived()
  return started
}

test('a page reads its query at once, and shows the result', async () => {
  const { flow, read } = await shown()
  expect(read.calls.map(({ input }) => input)).toEqual([query])
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { data: first } })
})

test('a slow read is announced', () => {
  const { flow, clock } = start()
  clock.increment(slowAfterMs)
  expect(flow.getSnapshot().hasTag('slow')).toBe(true)
})

test('a failed read can be retried', async () => {
  const { flow, read } = start()
  read.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { failure: refused, data: undefined },
  })
  flow.send({ type: 'retry' })
  read.last().answer(first)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { failure: undefined, data: first } })
})

test('a document stays visible during another read, and when that fails', async () => {
  const { flow, read } = await shown()
  flow.send({ type: 'refresh' })
  expect(flow.getSnapshot()).toMatchObject({ value: { reading: 'waiting' }, context: { data: first } })
  read.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: refused, data: first } })
})

test('a document returned by a call is newer than a pending read', async () => {
  const { flow, read } = await shown()
  flow.send({ type: 'refresh' })
  flow.send({ type: 'known', data: second })
  expect(read.last().signal.aborted).toBe(true)
  read.last().answer(first)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { data: second } })
})

test('a deleted document is no longer shown', async () => {
  const { flow, read } = await shown()
  flow.send({ type: 'refresh' })
  read.last().fail({ ...refused, reason: { code: 'notFound' } })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'notThere', context: { data: undefined } })
})

test('a change during a read starts another read, because the pending one may be stale', async () => {
  const { flow, read } = await shown()
  flow.send({ type: 'refresh' })
  const late = read.last()
  flow.send({ type: 'refresh' })
  late.answer(first)
  read.last().answer(second)
  await arrived()
  expect(read.calls).toHaveLength(3)
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { data: second } })
})

test('another query is read at once: the previous result is removed, and its late response is dropped', async () => {
  const { flow, read } = await shown()
  flow.send({ type: 'refresh' })
  const late = read.last()
  flow.send({ type: 'ask', query: { id: '2' } })
  expect(late.signal.aborted).toBe(true)
  expect(read.last().input).toEqual({ id: '2' })
  expect(flow.getSnapshot()).toMatchObject({ value: { reading: 'waiting' }, context: { data: undefined } })
  late.answer(first)
  read.last().answer(second)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { data: second } })
})

test('the result of a query stays until the next one arrives, if the page wants that', async () => {
  const { flow, read } = await shown(true)
  flow.send({ type: 'ask', query: { id: '2' } })
  expect(flow.getSnapshot()).toMatchObject({ value: { reading: 'waiting' }, context: { data: first } })
  read.last().answer(second)
  await arrived()
  expect(flow.getSnapshot().context.data).toEqual(second)
})

test('another query can be read after an empty result', async () => {
  const { flow, read } = start()
  read.last().fail({ ...refused, reason: { code: 'notFound' } })
  await arrived()
  flow.send({ type: 'ask', query: { id: '2' } })
  read.last().answer(second)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { data: second } })
})
