import { expect, test } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'
import {
  answeringManyMachine,
  type Answered,
  type Chosen,
} from '../../../machines/applications/answeringMany.ts'
import { marker, refused } from '../support/events.ts'
import { twoPeople } from '../support/answeringManySamples.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const message = 'This application was withdrawn.'

type Send = Extract<EventFromLogic<typeof answeringManyMachine>, { type: 'send' }>

function start() {
  const applicationEvents = held<
    Answered[],
    { readonly people: readonly Chosen[]; readonly event: Send['event'] }
  >()
  const flow = createActor(
    answeringManyMachine.provide({ actors: { applicationEvents: applicationEvents.logic } }),
  )
  const emitted = emittedBy(flow)
  return { flow: flow.start(), applicationEvents, emitted }
}

/** Waits for the results of effects, which arrive in the next turn of the event loop. */
const arrived = () => new Promise(setImmediate)

const ask: Send = { type: 'send', event: { type: 'ask', message: marker } }

test('A bulk action without selected applicants sends nothing.', () => {
  const { flow } = start()
  flow.send({ type: 'consider', action: 'ask' })
  expect(flow.getSnapshot().value).toBe('choosing')
})

test('all selected applicants are answered at once, and failed ones stay selected with the reason', async () => {
  const { flow, applicationEvents, emitted } = start()
  flow.send({ type: 'choose', people: twoPeople })
  flow.send({ type: 'consider', action: 'ask' })
  flow.send(ask)
  flow.send(ask)
  expect(applicationEvents.calls.map(({ input }) => input)).toEqual([{ people: twoPeople, event: ask.event }])
  applicationEvents.last().answer([
    { id: 'a1', done: true },
    { id: 'a2', done: false, code: 'state', message },
  ])
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: 'choosing',
    context: { chosen: twoPeople.slice(1), asked: 2, refused: { a2: message }, considered: undefined },
  })
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'success', title: 'done', message: { name: 'repliesSent', count: 1 } },
    },
  ])
})

test('A bulk reply that reaches no one is reported as failed.', async () => {
  const { flow, applicationEvents, emitted } = start()
  flow.send({ type: 'choose', people: twoPeople.slice(0, 1) })
  flow.send({ type: 'consider', action: 'ask' })
  flow.send(ask)
  applicationEvents.last().answer([{ id: 'a1', done: false, code: 'state', message }])
  await arrived()
  expect(emitted.at(-1)).toEqual({
    type: 'notice',
    notice: { kind: 'failure', title: 'error', message: 'nothingSent' },
  })
})

test('a failed call loses neither the selection nor the open dialog', async () => {
  const { flow, applicationEvents } = start()
  flow.send({ type: 'choose', people: twoPeople.slice(0, 1) })
  flow.send({ type: 'consider', action: 'ask' })
  flow.send(ask)
  applicationEvents.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({
    value: 'asking',
    context: { chosen: twoPeople.slice(0, 1), considered: 'ask', failure: refused },
  })
})
