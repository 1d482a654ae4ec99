import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import {
  createDeciding,
  type ApplicationAction,
  type DecidingReport,
  type KnownApplication,
} from '../../../machines/applications/deciding.ts'
import { invalid, marker, superseded, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const known = { id: 'a1', revision: 3 }

function start() {
  const applicationEvent = held<KnownApplication, KnownApplication & { readonly event: ApplicationAction }>()
  const reports: DecidingReport[] = []
  const parent = createActor(
    fromCallback<DecidingReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start()
  const flow = createActor(
    createDeciding().provide({ actors: { applicationEvent: applicationEvent.logic } }),
    { input: { ...known, parent } },
  )
  const emitted = emittedBy(flow)
  return { flow: flow.start(), applicationEvent, emitted, reports }
}

/** Waits for the results of effects, which arrive in the next turn of the event loop. */
const arrived = () => new Promise(setImmediate)

const reply = { type: 'send', event: { type: 'reply', message: marker } } as const
const withdraw = { type: 'send', event: { type: 'withdraw' } } as const

test('a command is sent once, with the shown revision, and its outcome is announced', async () => {
  const { flow, applicationEvent, emitted, reports } = start()
  flow.send(reply)
  flow.send(reply)
  expect(applicationEvent.calls.map(({ input }) => input)).toEqual([{ ...known, event: reply.event }])
  applicationEvent.last().answer({ id: 'a1', revision: 4 })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: { idle: 'calm' }, context: { revision: 4 } })
  expect(reports).toEqual([
    { type: 'deciding.sending', id: 'a1', event: reply.event },
    { type: 'deciding.done', application: { id: 'a1', revision: 4 }, action: 'reply' },
  ])
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'success', title: 'done', message: { name: 'text', text: 'Reply sent.' } },
    },
  ])
})

test('cancelling a dialog sends nothing', () => {
  const { flow, applicationEvent } = start()
  flow.send({ type: 'consider', action: 'withdraw' })
  expect(flow.getSnapshot()).toMatchObject({ value: 'asking', context: { considered: 'withdraw' } })
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot()).toMatchObject({ value: { idle: 'calm' }, context: { considered: undefined } })
  expect(applicationEvent.calls).toEqual([])
})

test('a dialog stays while it is sent, and again when that fails', async () => {
  const { flow, applicationEvent } = start()
  flow.send({ type: 'consider', action: 'withdraw' })
  flow.send(withdraw)
  expect(flow.getSnapshot().context.considered).toBe('withdraw')
  applicationEvent.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: 'asking',
    context: { considered: 'withdraw', failure: refused },
  })
  flow.send(withdraw)
  applicationEvent.last().answer({ id: 'a1', revision: 4 })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: { idle: 'calm' },
    context: { considered: undefined, failure: undefined },
  })
})

test('an invalid message is reported only at its field', async () => {
  const { flow, applicationEvent, emitted } = start()
  flow.send(reply)
  applicationEvent.last().fail(invalid)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: { idle: 'calm' },
    context: { sent: 'reply', failure: invalid },
  })
  expect(emitted).toEqual([])
})

test('a superseded command is announced, and the page reads the application again', async () => {
  const { flow, applicationEvent, reports } = start()
  flow.send({ type: 'consider', action: 'withdraw' })
  flow.send(withdraw)
  applicationEvent.last().fail(superseded)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: { idle: 'superseded' },
    context: { considered: undefined },
  })
  expect(reports.at(-1)).toEqual({ type: 'deciding.superseded' })
  flow.send({ type: 'known', application: { id: 'a1', revision: 9 } })
  flow.send(reply)
  expect(applicationEvent.last().input.revision).toBe(9)
})

test('a command whose result is already there is not reported as a failure', async () => {
  const { flow, applicationEvent, emitted, reports } = start()
  flow.send(reply)
  applicationEvent.last().fail({ ...refused, reason: { code: 'state', state: 'withdrawn' } })
  await arrived()
  expect(flow.getSnapshot().value).toEqual({ idle: 'superseded' })
  expect([emitted, reports.at(-1)]).toEqual([[], { type: 'deciding.superseded' }])
})

test.each(['unreachable', 'timeout', 'offline', 'unreadable'] as const)(
  'An event without a response (%s) is retried on the same revision, so that it is not applied twice.',
  async (code) => {
    const { flow, applicationEvent, reports } = start()
    flow.send(reply)
    // The event stream reports the change before the page notices that the response is lost.
    flow.send({ type: 'known', application: { id: 'a1', revision: 4 } })
    applicationEvent.last().fail({ code, message: 'No answer came.' })
    await arrived()
    flow.send(reply)
    expect(applicationEvent.last().input.revision).toBe(3)
    applicationEvent.last().fail(superseded)
    await arrived()
    expect([flow.getSnapshot().value, reports.at(-1)]).toEqual([
      { idle: 'superseded' },
      { type: 'deciding.superseded' },
    ])
    flow.send(reply)
    expect(applicationEvent.last().input.revision).toBe(4)
  },
)

test('after a refusal, a cancelled dialog or another applicant, the person continues from the shown state', async () => {
  const { flow, applicationEvent } = start()
  const tryInVain = async (code: 'refused' | 'timeout') => {
    flow.send({ type: 'consider', action: 'withdraw' })
    flow.send(withdraw)
    applicationEvent.last().fail({ ...refused, code })
    await arrived()
  }
  await tryInVain('refused')
  flow.send({ type: 'known', application: { id: 'a1', revision: 4 } })
  await tryInVain('timeout')
  expect(applicationEvent.last().input.revision).toBe(4)
  flow.send({ type: 'known', application: { id: 'a1', revision: 5 } })
  flow.send({ type: 'cancel' })
  await tryInVain('timeout')
  expect(applicationEvent.last().input.revision).toBe(5)
  flow.send({ type: 'known', application: { id: 'a2', revision: 8 } })
  flow.send(withdraw)
  expect(applicationEvent.last().input).toMatchObject({ id: 'a2', revision: 8 })
})

test('the parent receives that an event was sent, and that it failed', async () => {
  const { flow, applicationEvent, reports } = start()
  flow.send(reply)
  applicationEvent.last().fail(refused)
  await arrived()
  expect(reports).toEqual([
    { type: 'deciding.sending', id: 'a1', event: reply.event },
    { type: 'deciding.failed' },
  ])
})
