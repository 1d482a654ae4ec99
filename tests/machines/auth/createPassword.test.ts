import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { createPasswordMachine } from '../../../machines/auth/createPassword.ts'
import type { MailedLink } from '../../../machines/auth/mailedLink.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { formOf, invalid, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const form = formOf('password')
const link: MailedLink = { role: 'candidate', emailAddress: 'candidate@example.com', code: 'CODE' }
const { code: _, ...person } = link

function start() {
  const check = held<unknown, MailedLink>()
  const create = held<unknown, Submission>()
  const machine = createPasswordMachine.provide({
    actors: { checkResetPasswordCode: check.logic, createPassword: create.logic },
  })
  const flow = createActor(machine, { input: link })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, check, create, emitted }
}

async function startAsking() {
  const started = start()
  started.check.last().answer(null)
  await waitFor(started.flow, (now) => now.matches('asking'))
  return started
}

afterEach(() => vi.useRealTimers())

test('the code is checked before the form is shown', () => {
  const { flow, check, create } = start()
  expect(check.calls.map(({ input }) => input)).toEqual([link])
  expect(flow.getSnapshot().hasTag('opening')).toBe(true)
  flow.send({ type: 'submit', form })
  expect(create.calls).toEqual([])
})

test('with a valid code the form opens, and the code is no longer stored', async () => {
  const { flow, emitted } = await startAsking()
  expect(flow.getSnapshot().hasTag('opening')).toBe(false)
  expect(flow.getSnapshot().context).toEqual({ ...person, code: undefined, failure: undefined })
  expect(emitted).toEqual([])
})

test.each<Failure>([refused, { code: 'unreachable', message: 'No answer.' }])(
  'a check that fails ($code) is announced, and the flow ends refused',
  async (failure) => {
    const { flow, check, emitted } = start()
    check.last().fail(failure)
    expect(await toPromise(flow)).toEqual({ ...person, outcome: 'refused' })
    expect(flow.getSnapshot().context.code).toBeUndefined()
    expect(emitted).toEqual([
      {
        type: 'notice',
        notice: { kind: 'failure', title: 'error', message: { name: 'text', text: failure.message } },
      },
    ])
  },
)

test('a saved password ends the flow with its account', async () => {
  const { flow, create, emitted } = await startAsking()
  flow.send({ type: 'submit', form })
  expect(create.last().input).toEqual({ role: 'candidate', form })
  create.last().answer(null)
  expect(await toPromise(flow)).toEqual({ ...person, outcome: 'saved' })
  expect(emitted).toEqual([])
})

test('a refused password is announced, and the form opens again', async () => {
  const { flow, create, emitted } = await startAsking()
  flow.send({ type: 'submit', form })
  create.last().fail(refused)
  const { context } = await waitFor(flow, (now) => now.matches('asking'))
  expect(context.failure).toEqual(refused)
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
    },
  ])
})

test('a weak password is reported only at its field, until the next attempt', async () => {
  const { flow, create, emitted } = await startAsking()
  flow.send({ type: 'submit', form })
  create.last().fail(invalid)
  const { context } = await waitFor(flow, (now) => now.matches('asking'))
  expect(context.failure).toEqual(invalid)
  expect(emitted).toEqual([])
  flow.send({ type: 'submit', form })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
})

test('a second submit during a save is ignored', async () => {
  const { flow, create } = await startAsking()
  flow.send({ type: 'submit', form })
  flow.send({ type: 'submit', form })
  expect(create.calls).toHaveLength(1)
})

test('after eight seconds the form shows that it is slow', async () => {
  vi.useFakeTimers()
  const { flow } = await startAsking()
  flow.send({ type: 'submit', form })
  vi.advanceTimersByTime(7_999)
  expect(flow.getSnapshot().hasTag('slow')).toBe(false)
  vi.advanceTimersByTime(1)
  expect([...flow.getSnapshot().tags].toSorted()).toEqual(['busy', 'slow'])
})
