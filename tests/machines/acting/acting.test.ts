import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { actingMachine, type Acted } from '../../../machines/acting/acting.ts'
import { formOf, invalid, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

function start() {
  const act = held<object, Acted>()
  const flow = createActor(actingMachine.provide({ actors: { act: act.logic } }))
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, act, emitted }
}

const remove = { name: 'remove', of: '1' } as const
const arrived = () => new Promise(setImmediate)

test('what cannot be taken back is asked about once, and then done once', async () => {
  const { flow, act, emitted } = start()
  flow.send({ type: 'ask', act: remove })
  expect(act.calls).toEqual([])
  flow.send({ type: 'send', act: remove })
  flow.send({ type: 'send', act: remove })
  expect(act.calls.map(({ input }) => input)).toEqual([{ act: remove, form: undefined }])

  act.last().answer({ members: [] })
  await arrived()
  expect(flow.getSnapshot().value).toBe('idle')
  expect(emitted).toMatchObject([
    { type: 'acted', act: remove, result: { members: [] } },
    { type: 'notice', notice: { kind: 'success' } },
  ])
})

test('who cancels does nothing', () => {
  const { flow, act } = start()
  flow.send({ type: 'ask', act: remove })
  flow.send({ type: 'cancel' })
  expect(flow.getSnapshot().value).toBe('idle')
  expect(act.calls).toEqual([])
})

test('a failure is known with what it is of, and told beside the page unless it stands at a field', async () => {
  const { flow, act, emitted } = start()
  const invite = { name: 'invite' }
  flow.send({ type: 'send', act: invite, form: formOf('emailAddress') })
  act.last().fail(invalid)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'idle', context: { act: invite, failure: invalid } })
  expect(emitted).toEqual([{ type: 'notActed' }])

  flow.send({ type: 'send', act: invite, form: formOf('emailAddress') })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
  act.last().fail(refused)
  await arrived()
  expect(emitted).toMatchObject([{}, { type: 'notice', notice: { kind: 'failure' } }, { type: 'notActed' }])
})
