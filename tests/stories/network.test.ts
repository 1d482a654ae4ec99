import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor, type AnyStateMachine } from 'xstate'
import { slowAfterMs, type Submission } from '../../machines/shared/submission.ts'
import { forgotPasswordMachine } from '../../machines/auth/forgotPassword.ts'
import { loginMachine } from '../../machines/auth/login.ts'
import { editingMachine } from '../../machines/editing/editing.ts'
import { registrationMachine } from '../../machines/auth/registration.ts'
import { answer, answerAs, failed, refused } from '../../stories/support/formEffect.ts'
import * as auth from '../../stories/journeys/effects/auth.ts'
import { updateProfile } from '../../stories/journeys/effects/profile.ts'
import { memory } from '../../stories/journeys/memory.ts'
import { member } from '../../stories/support/people.ts'
import { sampleRefusal } from '../../stories/support/refusals.ts'

const forAWhile = 3 * slowAfterMs

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  answerAs(undefined, undefined, undefined)
  vi.useRealTimers()
})

/** Outcome of a call after some time. */
async function outcome(asked: Promise<unknown>): Promise<unknown> {
  let seen: unknown = 'no answer yet'
  asked.then(
    (output) => (seen = output),
    (failure: unknown) => (seen = failure),
  )
  await vi.advanceTimersByTimeAsync(forAWhile)
  return seen
}

test.each([
  ['silent', 'no answer yet'],
  ['succeeds', 'given'],
  ['refuses', refused(sampleRefusal)],
  ['fails', failed('unreachable')],
  ['slow', 'given'],
  ['offline', failed('offline')],
])('a server that is %s responds so', async (network, expected) => {
  answerAs(network, undefined, undefined)
  expect(await outcome(answer(() => 'given'))).toEqual(expected)
})

const refuse = () => {
  throw refused('No.')
}

test('a slow server can refuse in the end', async () => {
  answerAs('slow', undefined, undefined)
  expect(await outcome(answer(refuse))).toEqual(refused('No.'))
})

test('without a choice, a story has its own response, and a view none', async () => {
  answerAs('usual', 'succeeds', undefined)
  expect(await outcome(answer(() => 'given'))).toBe('given')
  answerAs('usual', undefined, undefined)
  expect(await outcome(answer(() => 'given'))).toBe('no answer yet')
})

const password = 'A longer way 1!'

/** A form with the fields of all forms. */
function filled(): Submission['form'] {
  const form = new FormData()
  const { firstName, lastName, userName, emailAddress } = member
  for (const [name, value] of Object.entries({ firstName, lastName, userName, emailAddress, password }))
    form.set(name, value)
  return form
}

test.each([
  ['login', loginMachine.provide({ actors: auth })],
  ['registration', registrationMachine.provide({ actors: auth })],
  ['forgotPassword', forgotPasswordMachine.provide({ actors: auth })],
  ['editing', editingMachine.provide({ actors: { save: updateProfile } })],
] as const)(
  'the choice of a response applies to a journey too: %s',
  async (name, machine: AnyStateMachine) => {
    vi.useRealTimers()
    answerAs('fails', 'succeeds', undefined)
    memory.send({ type: 'begin', with: { accounts: { candidate: { user: member, password } } } })
    const flow = createActor(machine, { input: { role: 'candidate', id: member.id } }).start()
    if (name === 'editing') flow.send({ type: 'change' })
    flow.send({ type: 'submit', form: filled() })
    const answered: { context: unknown } = await waitFor(flow, (state) => !state.hasTag('busy'))
    expect(answered.context).toMatchObject({ failure: failed('unreachable') })
  },
)

test('a journey has every effect that its pages need', async () => {
  const real = import.meta.glob<object>(['../../src/effects/**/*.ts', '!**/shared/**'])
  const told = import.meta.glob<object>('../../stories/journeys/effects/**/*.ts')
  const namesIn = async (files: typeof real) => {
    const modules = await Promise.all(Object.values(files).map((load) => load()))
    return modules.flatMap((module) => Object.keys(module)).toSorted()
  }
  expect(Object.keys(real).length).toBeGreaterThan(3)
  expect(await namesIn(told)).toEqual(await namesIn(real))
})
