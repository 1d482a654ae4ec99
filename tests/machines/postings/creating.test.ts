import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { draft } from '../../../stories/support/postings.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

function start() {
  const createPosting = held<OwnPosting, { title?: string | undefined; copyOf?: string | undefined }>()
  const flow = createActor(
    creatingMachine.provide({ actors: { createPosting: createPosting.logic } }),
  ).start()
  return { flow, createPosting }
}

const titled = (title: string) => {
  const form = new FormData()
  form.set('title', title)
  return { type: 'submit', form } as const
}

const arrived = () => new Promise(setImmediate)

test('a draft is begun by its title, once, and leads to it', async () => {
  const { flow, createPosting } = start()
  flow.send({ type: 'write' })
  flow.send(titled('Engine builder'))
  flow.send(titled('Engine builder'))
  expect(createPosting.calls.map(({ input }) => input)).toEqual([{ title: 'Engine builder' }])
  createPosting.last().answer(draft)
  expect(await toPromise(flow)).toEqual({ id: draft.id })
})

test('a title that is refused is asked for again', async () => {
  const { flow, createPosting } = start()
  flow.send({ type: 'write' })
  flow.send(titled(''))
  createPosting.last().fail(refused)
  await arrived()
  expect(flow.getSnapshot()).toMatchObject({ value: 'asking', context: { failure: refused } })
})

test('a posting is copied without a question', async () => {
  const { flow, createPosting } = start()
  flow.send({ type: 'copy', id: '7' })
  expect(createPosting.last().input).toEqual({ copyOf: '7' })
  createPosting.last().answer(draft)
  expect(await toPromise(flow)).toEqual({ id: draft.id })
})
