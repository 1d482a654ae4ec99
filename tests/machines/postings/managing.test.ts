import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import type { EmployerPostingEvent } from '../../../contract/postings/events.ts'
import { managingMachine } from '../../../machines/postings/managing.ts'
import { paused, published } from '../../../stories/support/postings.ts'
import { duplicate, superseded, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

interface Sent {
  readonly id: string
  readonly revision: number
  readonly event: EmployerPostingEvent
}

function start() {
  const postingEvent = held<OwnPosting, Sent>()
  const machine = managingMachine.provide({ actors: { postingEvent: postingEvent.logic } })
  const flow = createActor(machine, { input: published })
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, postingEvent, emitted }
}

/** Waits for the results of effects, which arrive in the next turn of the event loop. */
const arrived = () => new Promise(setImmediate)

const pause = { type: 'send', event: { type: 'pause' } } as const
const close = { type: 'send', event: { type: 'close', outcome: 'filledHere' } } as const

test('a command is sent once, with the shown revision, and announced with the new state', async () => {
  const { flow, postingEvent, emitted } = start()
  flow.send(pause)
  flow.send(pause)
  expect(postingEvent.calls.map(({ input }) => input)).toEqual([
    { id: published.id, revision: published.revision, event: { type: 'pause' } },
  ])
  postingEvent.last().answer({ ...paused, revision: 4 })
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: { idle: 'calm' }, context: { revision: 4 } })
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'success', title: 'done', message: { name: 'text', text: 'Your job post is paused.' } },
    },
  ])
})

test('closing asks first, and cancelling sends nothing', () => {
  const { flow, postingEvent } = start()
  flow.send({ type: 'close' })
  expect(flow.getSnapshot().value).toEqual({ asking: 'close' })
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot().value).toEqual({ idle: 'calm' })
  expect(postingEvent.calls).toEqual([])
})

test('an invalid answer is reported at its question', async () => {
  const { flow, postingEvent, emitted } = start()
  flow.send({ type: 'close' })
  flow.send(close)
  const wrong = { ...refused, fields: { 'event.message': 'Shorten it.' } }
  postingEvent.last().fail(wrong)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: { asking: 'close' }, context: { failure: wrong } })
  expect(emitted).toEqual([])
})

test('a dialog that is opened after a refused copy shows no failure', async () => {
  const { flow, postingEvent } = start()
  flow.send({ type: 'send', event: { type: 'publish' } })
  postingEvent.last().fail(duplicate)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: { idle: 'duplicate' }, context: { failure: duplicate } })
  flow.send({ type: 'discard' })
  expect(flow.getSnapshot()).toMatchObject({ value: { asking: 'discard' }, context: { failure: undefined } })
})

test('a superseded command is announced, and the page reads the posting again', async () => {
  const { flow, postingEvent, emitted } = start()
  flow.send(pause)
  postingEvent.last().fail(superseded)
  await arrived()
  expect(flow.getSnapshot().value).toEqual({ idle: 'superseded' })
  expect(emitted).toEqual([])
  flow.send({ type: 'known', posting: { id: published.id, revision: 9 } })
  flow.send(pause)
  expect(postingEvent.last().input.revision).toBe(9)
})

test('any other failure is announced, and the posting is unchanged', async () => {
  const { flow, postingEvent, emitted } = start()
  flow.send(pause)
  postingEvent.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot().value).toEqual({ idle: 'calm' })
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
    },
  ])
})
