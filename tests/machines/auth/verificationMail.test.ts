import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Role } from '../../../contract/roles.ts'
import { verificationMailMachine } from '../../../machines/auth/verificationMail.ts'
import { refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

function start() {
  const resend = held<unknown, Role>()
  const machine = verificationMailMachine.provide({ actors: { resendVerification: resend.logic } })
  const flow = createActor(machine, { input: { role: 'candidate' } })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, resend, emitted }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('no mail is sent without a request', () => {
  const { flow, resend } = start()
  expect(flow.getSnapshot().value).toBe('offering')
  expect(resend.calls).toEqual([])
})

test('a mail is requested once, for the role that is logged in', () => {
  const { flow, resend } = start()
  flow.send({ type: 'send' })
  flow.send({ type: 'send' })
  expect(resend.calls.map(({ input }) => input)).toEqual(['candidate'])
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
})

test('another mail can be requested after a minute', async () => {
  const { flow, resend, emitted } = start()
  flow.send({ type: 'send' })
  resend.last().answer(null)
  await waitFor(flow, (now) => now.hasTag('sent'))
  vi.advanceTimersByTime(59_999)
  flow.send({ type: 'send' })
  expect(resend.calls).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(flow.getSnapshot().value).toBe('offering')
  flow.send({ type: 'send' })
  expect(resend.calls).toHaveLength(2)
  expect(emitted).toEqual([])
})

test('a refusal is announced, and the mail can be requested again', async () => {
  const { flow, resend, emitted } = start()
  flow.send({ type: 'send' })
  resend.last().fail(refused)
  await waitFor(flow, (now) => now.matches('offering'))
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
    },
  ])
})
