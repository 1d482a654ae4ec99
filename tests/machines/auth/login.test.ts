import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/user.ts'
import type { Kept } from '../../../machines/session/sessionEvents.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { loginMachine } from '../../../machines/auth/login.ts'
import { candidate, employer, formOf, invalid, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const form = formOf('emailAddress', 'password')

function start(role: Role = 'candidate') {
  const login = held<User, Submission>()
  const keep = held<void, Kept>()
  const machine = loginMachine.provide({ actors: { login: login.logic, keep: keep.logic } })
  const flow = createActor(machine, { input: { role } })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, login, keep, emitted }
}

const isKeeping = (snapshot: { matches: (state: 'keeping') => boolean }) => snapshot.matches('keeping')
const isAsking = (snapshot: { matches: (state: 'asking') => boolean }) => snapshot.matches('asking')

afterEach(() => vi.useRealTimers())

test('Leaving asks first, without a request.', () => {
  const { flow, login, emitted } = start()
  expect(flow.getSnapshot().value).toBe('asking')
  expect(flow.getSnapshot().context).toEqual({ role: 'candidate', user: undefined, failure: undefined })
  expect([login.calls, emitted]).toEqual([[], []])
})

test('a submit sends the form unchanged', () => {
  const { flow, login } = start()
  flow.send({ type: 'submit', form })
  expect(login.last().input).toEqual({ role: 'candidate', form })
  expect(login.last().input.form).toBe(form)
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
})

test.each([
  ['candidate', candidate],
  ['employer', employer],
] as const)('an accepted login ends with the %s', async (role, user) => {
  const { flow, login, keep, emitted } = start(role)
  flow.send({ type: 'submit', form })
  login.last().answer(user)
  await waitFor(flow, isKeeping)
  expect(keep.calls.map(({ input }) => input)).toEqual([{ role, user }])
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
  keep.last().answer()
  expect(await toPromise(flow)).toEqual({ role, user })
  expect(emitted).toEqual([])
})

test('a login whose cookie the browser rejects opens the form again, and is announced', async () => {
  const { flow, login, keep, emitted } = start()
  const unkept = { code: 'unkept', message: 'Allow cookies.' }
  flow.send({ type: 'submit', form })
  login.last().answer(candidate)
  await waitFor(flow, isKeeping)
  keep.last().fail(unkept)
  const { context } = await waitFor(flow, isAsking)
  expect(context.failure).toEqual(unkept)
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'failure', title: 'error', message: { name: 'text', text: unkept.message } },
    },
  ])
})

test('a refused login opens the form again, keeps the server’s message, and announces it once', async () => {
  const { flow, login, emitted } = start()
  flow.send({ type: 'submit', form })
  login.last().fail(refused)
  const { context } = await waitFor(flow, isAsking)
  expect(context).toEqual({ role: 'candidate', user: undefined, failure: refused })
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
    },
  ])
})

test('invalid input is reported only at its fields', async () => {
  const { flow, login, emitted } = start()
  flow.send({ type: 'submit', form })
  login.last().fail(invalid)
  const { context } = await waitFor(flow, isAsking)
  expect(context).toEqual({ role: 'candidate', user: undefined, failure: invalid })
  expect(emitted).toEqual([])
})

test('an unknown error counts as unexpected', async () => {
  const { flow, login } = start()
  flow.send({ type: 'submit', form })
  login.last().fail(new TypeError('x is not a function'))
  const { context } = await waitFor(flow, isAsking)
  expect(context.failure).toEqual({ code: 'unexpected', message: 'TypeError: x is not a function' })
})

test('a new attempt removes the previous failure', async () => {
  const { flow, login, keep } = start()
  flow.send({ type: 'submit', form })
  login.last().fail(refused)
  await waitFor(flow, isAsking)
  flow.send({ type: 'submit', form })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
  login.last().answer(candidate)
  await waitFor(flow, isKeeping)
  keep.last().answer()
  expect(await toPromise(flow)).toEqual({ role: 'candidate', user: candidate })
})

test('a second submit during the request is ignored', () => {
  const { flow, login } = start()
  flow.send({ type: 'submit', form })
  flow.send({ type: 'submit', form })
  expect(login.calls).toHaveLength(1)
})

test('cancelling aborts the call, and a late response changes nothing', async () => {
  const { flow, login, emitted } = start()
  flow.send({ type: 'submit', form })
  expect(login.last().signal.aborted).toBe(false)
  flow.send({ type: 'cancel' })
  expect(login.last().signal.aborted).toBe(true)
  login.last().answer(candidate)
  await nextTurn()
  expect(flow.getSnapshot()).toMatchObject({
    status: 'active',
    value: 'asking',
    context: { role: 'candidate', user: undefined, failure: undefined },
  })
  expect(emitted).toEqual([])
})

test('after eight seconds the form shows that it is slow, and can still be cancelled', () => {
  vi.useFakeTimers()
  const { flow } = start()
  flow.send({ type: 'submit', form })
  vi.advanceTimersByTime(7_999)
  expect(flow.getSnapshot().hasTag('slow')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(flow.getSnapshot().value).toEqual({ submitting: 'stillWaiting' })
  expect([...flow.getSnapshot().tags].toSorted()).toEqual(['busy', 'slow'])
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot().value).toBe('asking')
})

test('without a provided effect the login fails as unreachable, and announces it', async () => {
  const flow = createActor(loginMachine, { input: { role: 'candidate' } }).start()
  flow.send({ type: 'submit', form })
  const { context } = await waitFor(flow, isAsking)
  expect(context.failure?.message).toContain('The effect "login" has not been provided.')
})
