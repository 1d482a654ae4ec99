import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import type { User } from '../../../contract/user.ts'
import type { Kept } from '../../../machines/session/sessionEvents.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { registrationMachine } from '../../../machines/auth/registration.ts'
import { candidate, formOf, invalid, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const form = formOf('firstName', 'lastName', 'emailAddress', 'password')

function start() {
  const register = held<User, Submission>()
  const keep = held<void, Kept>()
  const machine = registrationMachine.provide({ actors: { register: register.logic, keep: keep.logic } })
  const flow = createActor(machine, { input: { role: 'candidate' } })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, register, keep, emitted }
}

afterEach(() => vi.useRealTimers())

test('an accepted registration ends with the new user', async () => {
  const { flow, register, keep, emitted } = start()
  flow.send({ type: 'submit', form })
  expect(register.last().input).toEqual({ role: 'candidate', form })
  register.last().answer(candidate)
  await waitFor(flow, (now) => now.matches('keeping'))
  expect(keep.calls.map(({ input }) => input)).toEqual([{ role: 'candidate', user: candidate }])
  keep.last().answer()
  expect(await toPromise(flow)).toEqual({ role: 'candidate', user: candidate })
  expect(emitted).toEqual([])
})

test('a refusal is announced once, titled Error!, and the form opens again', async () => {
  const { flow, register, emitted } = start()
  flow.send({ type: 'submit', form })
  register.last().fail(refused)
  const { context } = await waitFor(flow, (now) => now.matches('asking'))
  expect(context).toEqual({ role: 'candidate', user: undefined, failure: refused })
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: {
        kind: 'failure',
        title: 'registrationFailed',
        message: { name: 'text', text: refused.message },
      },
    },
  ])
})

test('invalid input is reported only at its fields, until the next attempt', async () => {
  const { flow, register, emitted } = start()
  flow.send({ type: 'submit', form })
  register.last().fail(invalid)
  const { context } = await waitFor(flow, (now) => now.matches('asking'))
  expect(context.failure).toEqual(invalid)
  expect(emitted).toEqual([])
  flow.send({ type: 'submit', form })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
})

test('Repeated submits request one account.', () => {
  const { flow, register } = start()
  flow.send({ type: 'submit', form })
  flow.send({ type: 'submit', form })
  expect(register.calls).toHaveLength(1)
})

test('after eight seconds the form shows that it is slow, and continues to wait', async () => {
  vi.useFakeTimers()
  const { flow, register, keep } = start()
  flow.send({ type: 'submit', form })
  vi.advanceTimersByTime(8_000)
  expect([...flow.getSnapshot().tags].toSorted()).toEqual(['busy', 'slow'])
  expect(register.last().signal.aborted).toBe(false)
  register.last().answer(candidate)
  await waitFor(flow, (now) => now.matches('keeping'))
  keep.last().answer()
  expect(await toPromise(flow)).toEqual({ role: 'candidate', user: candidate })
})
