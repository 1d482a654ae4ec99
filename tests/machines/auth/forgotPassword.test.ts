import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Role } from '../../../contract/roles.ts'
import { forgotPasswordMachine, type SentLink } from '../../../machines/auth/forgotPassword.ts'
import { formOf, invalid, marker, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const form = formOf('emailAddress')
const emailAddress = 'candidate@example.com'
const minute = 60_000
const notice = {
  type: 'notice',
  notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
}

function start() {
  const send = held<SentLink, { role: Role; emailAddress: unknown }>()
  const machine = forgotPasswordMachine.provide({ actors: { forgotPassword: send.logic } })
  const flow = createActor(machine, { input: { role: 'candidate' } })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, send, emitted }
}

async function startSent() {
  const started = start()
  started.flow.send({ type: 'submit', form })
  started.send.last().answer({ emailAddress, resendAt: Date.now() + minute })
  await waitFor(started.flow, (now) => now.matches('sent'))
  return started
}

async function startResending() {
  const started = await startSent()
  vi.advanceTimersByTime(minute)
  started.flow.send({ type: 'resend' })
  return started
}

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 2, 3, 4, 5) }))
afterEach(() => vi.useRealTimers())

test('the typed address is sent, for the role of the page', () => {
  const { flow, send } = start()
  flow.send({ type: 'submit', form })
  expect(send.calls.map(({ input }) => input)).toEqual([{ role: 'candidate', emailAddress: marker }])
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
})

test('a sent link is remembered with the time at which another can be requested', async () => {
  const { flow, emitted } = await startSent()
  const sent = { emailAddress, resendAt: Date.now() + minute }
  expect(flow.getSnapshot().value).toEqual({ sent: 'cooling' })
  expect(flow.getSnapshot().context).toEqual({ role: 'candidate', sent, failure: undefined })
  expect(emitted).toEqual([])
})

test('another link can be requested at that time, and not before', async () => {
  const { flow, send } = await startSent()
  vi.advanceTimersByTime(minute - 1)
  flow.send({ type: 'resend' })
  expect(send.calls).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(flow.getSnapshot().value).toEqual({ sent: 'ready' })
})

test('another link goes to the same address, and starts the wait again', async () => {
  const { flow, send, emitted } = await startResending()
  flow.send({ type: 'resend' })
  expect(send.calls.map(({ input }) => input.emailAddress)).toEqual([marker, emailAddress])
  const sent = { emailAddress, resendAt: Date.now() + 2 * minute }
  send.last().answer(sent)
  await waitFor(flow, (now) => now.matches({ sent: 'cooling' }))
  expect(flow.getSnapshot().context.sent).toEqual(sent)
  expect(emitted).toEqual([])
  vi.advanceTimersByTime(2 * minute - 1)
  expect(flow.getSnapshot().value).toEqual({ sent: 'cooling' })
  vi.advanceTimersByTime(1)
  expect(flow.getSnapshot().value).toEqual({ sent: 'ready' })
})

test('another link that is refused is announced, and can be requested again', async () => {
  const { flow, send, emitted } = await startResending()
  send.last().fail(refused)
  await waitFor(flow, (now) => now.matches({ sent: 'ready' }))
  expect(flow.getSnapshot().context.failure).toEqual(refused)
  expect(emitted.at(-1)).toEqual(notice)
  flow.send({ type: 'resend' })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
  expect(send.calls).toHaveLength(3)
})

test('after a reload the rest of the wait continues', () => {
  const { flow, send, emitted } = start()
  const sent = { emailAddress, resendAt: Date.now() + 20_000 }
  flow.send({ type: 'restored', ...sent })
  expect(flow.getSnapshot().value).toEqual({ sent: 'cooling' })
  expect(flow.getSnapshot().context.sent).toEqual(sent)
  vi.advanceTimersByTime(19_999)
  expect(flow.getSnapshot().value).toEqual({ sent: 'cooling' })
  vi.advanceTimersByTime(1)
  expect(flow.getSnapshot().value).toEqual({ sent: 'ready' })
  expect([send.calls, emitted]).toEqual([[], []])
})

test('after a late reload another link can be requested at once', () => {
  const { flow } = start()
  flow.send({ type: 'restored', emailAddress, resendAt: Date.now() - 1 })
  vi.advanceTimersByTime(0)
  expect(flow.getSnapshot().value).toEqual({ sent: 'ready' })
})

test('the address can be changed at any time after a link was sent', async () => {
  const { flow, send } = await startResending()
  flow.send({ type: 'changeAddress' })
  expect(flow.getSnapshot().value).toBe('asking')
  expect(send.last().signal.aborted).toBe(true)
  flow.send({ type: 'submit', form })
  expect(send.last().input.emailAddress).toBe(marker)
})

test('a refusal is announced once, and the form opens again', async () => {
  const { flow, send, emitted } = start()
  flow.send({ type: 'submit', form })
  send.last().fail(refused)
  const { context } = await waitFor(flow, (now) => now.matches('asking'))
  expect(context).toEqual({ role: 'candidate', sent: undefined, failure: refused })
  expect(emitted).toEqual([notice])
})

test('a wrong address is reported only at its field', async () => {
  const { flow, send, emitted } = start()
  flow.send({ type: 'submit', form })
  send.last().fail(invalid)
  const { context } = await waitFor(flow, (now) => now.matches('asking'))
  expect(context.failure).toEqual(invalid)
  expect(emitted).toEqual([])
})

test('a second submit during the request is ignored', () => {
  const { flow, send } = start()
  flow.send({ type: 'submit', form })
  flow.send({ type: 'submit', form })
  expect(send.calls).toHaveLength(1)
})

test('after eight seconds the form shows that it is slow', () => {
  const { flow } = start()
  flow.send({ type: 'submit', form })
  vi.advanceTimersByTime(7_999)
  expect(flow.getSnapshot().hasTag('slow')).toBe(false)
  vi.advanceTimersByTime(1)
  expect([...flow.getSnapshot().tags].toSorted()).toEqual(['busy', 'slow'])
})

test('a refused second link is not shown above the form for another address', async () => {
  const { flow, send } = start()
  flow.send({ type: 'restored', emailAddress: marker, resendAt: 0 })
  vi.advanceTimersByTime(0)
  flow.send({ type: 'resend' })
  send.last().fail(refused)
  await waitFor(flow, (now) => now.matches({ sent: 'ready' }))
  flow.send({ type: 'changeAddress' })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
})
