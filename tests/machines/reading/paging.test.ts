import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createPaging, type ListPart, type Wanted } from '../../../machines/reading/paging.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

function start(next: string | null) {
  const readMore = held<ListPart<object>, Wanted<object>>()
  const machine = createPaging<object, object>().provide({ actors: { readMore: readMore.logic } })
  return { readMore, flow: createActor(machine, { input: { query: { group: 'all' }, next } }).start() }
}

/** Waits for the results of effects, which arrive in the next turn of the event loop. */
const arrived = () => new Promise(setImmediate)

test('a list continues where its last part ended, until there is no more', async () => {
  const { flow, readMore } = start('a')
  flow.send({ type: 'more' })
  flow.send({ type: 'more' })
  readMore.last().answer({ items: [{ id: '2' }], next: 'b' })
  await arrived()
  flow.send({ type: 'more' })
  readMore.last().answer({ items: [{ id: '3' }], next: null })
  await arrived()
  flow.send({ type: 'more' })
  expect(readMore.calls.map(({ input }) => input)).toEqual([
    { query: { group: 'all' }, after: 'a', anew: 0 },
    { query: { group: 'all' }, after: 'b', anew: 0 },
  ])
  expect(flow.getSnapshot()).toMatchObject({
    value: 'shown',
    context: { added: [{ id: '2' }, { id: '3' }], next: null },
  })
})

test('a failed read keeps the list, and can be retried', async () => {
  const { flow, readMore } = start('a')
  flow.send({ type: 'more' })
  readMore.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: refused, next: 'a' } })
  flow.send({ type: 'more' })
  readMore.last().answer({ items: [{ id: '2' }], next: null })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { failure: undefined } })
})

test('an added item is shown until the first part is read again', async () => {
  const { flow, readMore } = start('a')
  flow.send({ type: 'more' })
  readMore.last().answer({ items: [{ id: '2' }], next: 'b' })
  await arrived()
  flow.send({ type: 'renewed', next: 'c' })
  expect(flow.getSnapshot().context.added).toEqual([{ id: '2' }])
  expect(readMore.last().input).toEqual({ query: { group: 'all' }, after: 'c', anew: 1 })
  readMore.last().answer({ items: [{ id: '3' }], next: 'd' })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { added: [{ id: '3' }], next: 'd' } })

  flow.send({ type: 'renewed', next: null })
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { added: [], next: null } })
})

test('a part that is loading while the first part is reloaded is appended to the new list', async () => {
  const { flow, readMore } = start('a')
  flow.send({ type: 'more' })
  flow.send({ type: 'renewed', next: 'b' })
  expect(readMore.last().input).toEqual({ query: { group: 'all' }, after: 'b', anew: 0 })
  readMore.last().answer({ items: [{ id: '2' }], next: 'c' })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { added: [{ id: '2' }], next: 'c' } })

  flow.send({ type: 'more' })
  flow.send({ type: 'renewed', next: 'd' })
  flow.send({ type: 'renewed', next: 'e' })
  expect(readMore.last().input).toEqual({ query: { group: 'all' }, after: 'e', anew: 21 })
})

test('a part that is loading adds nothing if the reloaded first part is complete', async () => {
  const { flow, readMore } = start('a')
  flow.send({ type: 'more' })
  flow.send({ type: 'renewed', next: null })
  readMore.last().answer({ items: [{ id: '2' }], next: 'b' })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { added: [], next: null } })
})

test('a failed part is not requested again if the reloaded first part is complete', async () => {
  const { flow, readMore } = start('a')
  flow.send({ type: 'more' })
  readMore.last().fail(refused)
  await arrived()
  flow.send({ type: 'renewed', next: null })
  flow.send({ type: 'more' })
  expect(flow.getSnapshot().value).toBe('shown')
  expect(readMore.calls).toHaveLength(1)
})
