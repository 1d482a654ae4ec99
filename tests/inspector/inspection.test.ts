import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, type AnyStateMachine } from 'xstate'
import type { User } from '../../contract/user.ts'
import type { Kept } from '../../machines/session/sessionEvents.ts'
import type { Submission } from '../../machines/shared/submission.ts'
import { loginMachine } from '../../machines/auth/login.ts'
import { notificationsMachine } from '../../machines/notifications/notifications.ts'
import { editingMachine } from '../../machines/editing/editing.ts'
import { createInspection } from '../../src/inspector/inspection.ts'
import { masked } from '../../src/inspector/mask.ts'
import { candidate, formOf, marker, refused } from '../machines/support/events.ts'
import { held } from '../machines/support/startFlow.ts'

const pace = 80

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

function watch(most?: number) {
  const { inspect, source } = createInspection(most === undefined ? { pace } : { pace, most })
  const login = held<User, Submission>()
  const start = (machine: AnyStateMachine, input?: unknown) =>
    createActor(machine, { input, inspect }).start()
  const keep = held<void, Kept>()
  const startLogin = () =>
    start(loginMachine.provide({ actors: { login: login.logic, keep: keep.logic } }), { role: 'candidate' })
  const seen = () => {
    vi.advanceTimersByTime(pace)
    return source.getSnapshot()
  }
  return { source, login, keep, start, startLogin, seen }
}

test('every actor is recorded with its machine, its parent and its state', async () => {
  const { startLogin, login, keep, seen } = watch()
  const flow = startLogin()
  flow.send({ type: 'submit', form: formOf('password') })
  const [page, effect] = seen().actors
  expect(page).toMatchObject({ id: flow.sessionId, name: 'login', parent: undefined, status: 'active' })
  expect(page?.chart?.states.map(({ path }) => path)).toContain('submitting.waiting')
  expect(effect).toMatchObject({ name: 'login', parent: flow.sessionId, status: 'active', chart: undefined })
  login.last().answer(candidate)
  await nextTurn()
  keep.last().answer()
  await nextTurn()
  expect(seen().actors.map(({ name, status }) => [name, status])).toEqual([
    ['login', 'done'],
    ['login', 'done'],
    ['keep', 'done'],
  ])
})

test('a step contains the event, its sender, and the resulting state of the actor', async () => {
  const { startLogin, login, seen } = watch()
  const flow = startLogin()
  flow.send({ type: 'submit', form: formOf('emailAddress', 'password') })
  login.last().fail(refused)
  await nextTurn()
  const { actors, steps } = seen()
  const effect = actors[1]
  const own = steps.filter(({ actor }) => actor === flow.sessionId)
  expect(own.map(({ event, sender, value, active }) => [event.type, sender, value, active])).toEqual([
    ['xstate.init', undefined, 'asking', ['', 'asking']],
    ['submit', undefined, { submitting: 'waiting' }, ['', 'submitting', 'submitting.waiting']],
    ['xstate.error.actor.login', effect?.id, 'asking', ['', 'asking']],
  ])
  expect(own[1]?.event).toEqual({
    type: 'submit',
    form: { FormData: { emailAddress: marker, password: masked } },
  })
  expect(own[2]?.context).toEqual({ role: 'candidate', user: undefined, failure: refused })
  expect(own[2]?.at).toBe(Date.now() - pace)
})

test('a step contains the transitions taken, in order', () => {
  const { start, seen } = watch()
  const actor = start(notificationsMachine)
  actor.send({
    type: 'show',
    notice: { kind: 'failure', title: 'error', message: { name: 'text', text: 'No.' } },
  })
  actor.send({ type: 'attempted' })
  const { actors, steps } = seen()
  const { transitions = [] } = actors[0]?.chart ?? {}
  expect(steps.map(({ taken }) => taken.map((position) => transitions[position]))).toMatchObject([
    [],
    [{ source: 'quiet', event: 'show', targets: ['showing'] }],
    [
      { source: 'showing', event: 'attempted', targets: [] },
      { source: 'showing', event: '', targets: ['quiet'] },
    ],
  ])
})

test('a test driver receives every step at once, with the name of its actor', () => {
  const told: unknown[] = []
  const { inspect } = createInspection({
    onStep: (actor, { event, taken }) => told.push([actor, event.type, taken]),
  })
  const actor = createActor(notificationsMachine, { inspect }).start()
  expect(told).toEqual([['notifications', 'xstate.init', []]])
  actor.send({
    type: 'show',
    notice: { kind: 'failure', title: 'error', message: { name: 'text', text: 'No.' } },
  })
  expect(told.slice(1)).toEqual([['notifications', 'show', [0]]])
})

test('an event sent from the inspector reaches the actor, with a form made of the fields', () => {
  const { source, startLogin, login, seen } = watch()
  const flow = startLogin()
  seen()
  source.send(flow.sessionId, { type: 'submit', form: { FormData: { emailAddress: 'ada@example.com' } } })
  expect([...login.last().input.form]).toEqual([['emailAddress', 'ada@example.com']])
  expect(seen().steps.find(({ event }) => event.type === 'submit')?.sender).toBe('inspector')
})

test('a thousand events notify a listener once, and the log keeps the latest', () => {
  const { source, start, seen } = watch(50)
  const changed = vi.fn<() => void>()
  source.subscribe(changed)
  const actor = start(editingMachine, { role: 'candidate', id: candidate.id })
  for (let count = 0; count < 500; count++) {
    actor.send({ type: 'change' })
    actor.send({ type: 'revert' })
  }
  expect(changed).not.toHaveBeenCalled()
  const { steps } = seen()
  expect(changed).toHaveBeenCalledOnce()
  expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 952 + index))
})

test('clearing removes the steps, and the actors that have ended', () => {
  const { source, start, startLogin, seen } = watch()
  const flow = startLogin()
  const other = start(notificationsMachine)
  flow.stop()
  expect(seen().actors.map(({ status }) => status)).toEqual(['stopped', 'active'])
  source.clear()
  expect(source.getSnapshot()).toMatchObject({ steps: [], actors: [{ id: other.sessionId }] })
})
