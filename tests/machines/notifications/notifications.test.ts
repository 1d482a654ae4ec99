import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Notice } from '../../../machines/shared/notice.ts'
import { notificationsMachine } from '../../../machines/notifications/notifications.ts'

const success = (text: string): Notice => ({
  kind: 'success',
  title: 'done',
  message: { name: 'text', text },
})
const failure = (text: string): Notice => ({
  kind: 'failure',
  title: 'error',
  message: { name: 'text', text },
})

function startWith(...notices: Notice[]) {
  const actor = createActor(notificationsMachine).start()
  for (const notice of notices) actor.send({ type: 'show', notice })
  const shown = () => actor.getSnapshot().context.notifications
  return { actor, shown, value: () => actor.getSnapshot().value }
}

test('there is no notification at first', () => {
  const { shown, value } = startWith()
  expect([value(), shown()]).toEqual(['quiet', []])
})

test('A notice stays until it is dismissed.', () => {
  const { actor, shown, value } = startWith(success('Saved.'))
  expect([value(), shown()]).toEqual(['showing', [{ ...success('Saved.'), id: 1 }]])
  actor.send({ type: 'dismiss', id: 1 })
  expect([value(), shown()]).toEqual(['quiet', []])
})

test('the newest is first, and a fourth removes the oldest', () => {
  const { shown } = startWith(success('1'), failure('2'), success('3'), failure('4'))
  expect(shown().map(({ message, id }) => [message, id])).toEqual([
    [failure('4').message, 4],
    [success('3').message, 3],
    [failure('2').message, 2],
  ])
})

test('the same message is not shown twice, but moves to the front', () => {
  const { shown } = startWith(failure('Offline.'), success('Saved.'), failure('Offline.'))
  expect(shown()).toEqual([
    { ...failure('Offline.'), id: 3 },
    { ...success('Saved.'), id: 2 },
  ])
})

test('Dismissing one notice keeps the others.', () => {
  const { actor, shown, value } = startWith(success('1'), success('2'), success('3'))
  actor.send({ type: 'dismiss', id: 2 })
  expect(shown().map(({ id }) => id)).toEqual([3, 1])
  expect(value()).toBe('showing')
})

test('dismissing a removed notification changes nothing', () => {
  const { actor, shown } = startWith(success('1'))
  actor.send({ type: 'dismiss', id: 7 })
  expect(shown()).toEqual([{ ...success('1'), id: 1 }])
})

test('ids are unique, even after a pause', () => {
  const { actor, shown } = startWith(success('1'))
  actor.send({ type: 'dismiss', id: 1 })
  actor.send({ type: 'show', notice: success('1') })
  expect(shown()).toEqual([{ ...success('1'), id: 2 }])
})

test('a new attempt removes the failures and keeps the rest', () => {
  const { actor, shown, value } = startWith(failure('1'), success('2'), failure('3'))
  actor.send({ type: 'attempted' })
  expect([value(), shown()]).toEqual(['showing', [{ ...success('2'), id: 2 }]])
})

test('after a new attempt that removes the last notification, none is shown', () => {
  const { actor, value } = startWith(failure('1'), failure('2'))
  actor.send({ type: 'attempted' })
  expect(value()).toBe('quiet')
})
