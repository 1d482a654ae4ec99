import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { draft } from '../../../stories/support/postings.ts'
import { refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

function start() {
  const createPosting = held<OwnPosting, { title?: string | undefined; copyOf?: string | undefined }>()
  const flow = createActor(creatingMachine.provide({ actors: { createPosting: createPosting.logic } }))
  const emitted = emittedBy(flow)
  flow.start()
  return { flow, createPosting, emitted }
}

const titled = (title: string) => {
  const form = new FormData()
  form.set('title', title)
  return { type: 'submit', form } as const
}

const arrived = () => new Promise(setImmediate)

test('a draft is created once by its title, and its editor is opened', async () => {
  const { flow, createPosting, emitted } = start()
  flow.send({ type: 'write' })
  flow.send(titled('Engine builder'))
  flow.send(titled('Engine builder'))
  expect(createPosting.calls.map(({ input }) => input)).toEqual([{ title: 'Engine builder' }])
  createPosting.last().answer(draft)
  await arrived()
  expect(emitted).toEqual([{ type: 'navigate', to: paths.editPosting(draft.id) }])
})

test('a refused title can be corrected', async () => {
  const { flow, createPosting } = start()
  flow.send({ type: 'write' })
  flow.send(titled(''))
  createPosting.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'asking', context: { failure: refused } })
})

test('a posting is copied without a question', async () => {
  const { flow, createPosting, emitted } = start()
  flow.send({ type: 'copy', id: '7' })
  expect(createPosting.last().input).toEqual({ copyOf: '7' })
  createPosting.last().answer(draft)
  await arrived()
  expect(emitted).toEqual([{ type: 'navigate', to: paths.editPosting(draft.id) }])
})
