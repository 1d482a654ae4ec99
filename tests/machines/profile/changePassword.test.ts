import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { changePasswordMachine } from '../../../machines/profile/changePassword.ts'
import type { Submission } from '../../../machines/shared/submission.ts'
import { formOf, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const form = formOf('currentPassword', 'password')

function start() {
  const call = held<unknown, Submission>()
  const machine = changePasswordMachine.provide({ actors: { changePassword: call.logic } })
  const flow = createActor(machine, { input: { role: 'employer' } })
  const emitted = emittedBy(flow)
  flow.start()
  flow.send({ type: 'submit', form })
  return { flow, call, emitted }
}

const isAsking = (snapshot: { matches: (state: 'asking') => boolean }) => snapshot.matches('asking')

test('the form is sent once and unchanged', () => {
  const { flow, call } = start()
  flow.send({ type: 'submit', form })
  expect(call.calls).toHaveLength(1)
  expect(call.last().input).toEqual({ role: 'employer', form })
})

test('a change is announced, and the form is emptied', async () => {
  const { flow, call, emitted } = start()
  call.last().answer(null)
  const { context } = await waitFor(flow, isAsking)
  expect(context).toEqual({ role: 'employer', failure: undefined, changes: 1 })
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: {
        kind: 'success',
        title: 'done',
        message: 'passwordChanged',
      },
    },
  ])
})

test('a refusal is kept for the form, which is not emptied', async () => {
  const { flow, call } = start()
  call.last().fail(refused)
  const { context } = await waitFor(flow, isAsking)
  expect(context).toEqual({ role: 'employer', failure: refused, changes: 0 })
})
