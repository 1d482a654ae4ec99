import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { savingMachine, type Change, type Standing } from '../../../machines/search/saving.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const sentAt = '2026-11-12T09:00:00.000Z'
const arrived = () => new Promise(setImmediate)

async function started(saved: readonly string[], applied: Standing['applied'] = {}) {
  const readSaved = held<Standing, { readonly slugs: readonly string[] }>()
  const changeSaved = held<void, Change | undefined>()
  const machine = savingMachine.provide({
    actors: { readSaved: readSaved.logic, changeSaved: changeSaved.logic },
  })
  const flow = createActor(machine, { input: { slugs: ['one', 'two'] } })
  const notices: unknown[] = []
  flow.on('notice', ({ notice }) => notices.push(notice))
  flow.start()
  readSaved.last().answer({ saved, applied })
  await arrived()
  const toggle = (slug: string) => flow.send({ type: 'toggle', slug })
  return { changeSaved, flow, notices, readSaved, toggle, shown: () => flow.getSnapshot().context.shown }
}

test('what is pressed is shown at once, and told one after the other', async () => {
  const { changeSaved, flow, shown, toggle } = await started(['two'])
  expect(shown()).toEqual({ one: false, two: true })
  toggle('one')
  toggle('two')
  expect(shown()).toEqual({ one: true, two: false })
  expect(changeSaved.calls).toHaveLength(1)
  changeSaved.last().answer()
  await arrived()
  changeSaved.last().answer()
  await arrived()
  expect(changeSaved.calls.map(({ input }) => input)).toEqual([
    { slug: 'one', isSaved: true },
    { slug: 'two', isSaved: false },
  ])
  expect(flow.getSnapshot().value).toBe('resting')
})

test('what is pressed again while it is told is told as it was pressed last', async () => {
  const { changeSaved, shown, toggle } = await started([])
  toggle('one')
  toggle('one')
  changeSaved.last().answer()
  await arrived()
  expect(changeSaved.last().input).toEqual({ slug: 'one', isSaved: false })
  expect(shown()).toEqual({ one: false, two: false })
})

test('what fails is shown as it was before, and said', async () => {
  const { changeSaved, notices, shown, toggle } = await started([])
  toggle('one')
  changeSaved.last().fail(refused)
  await arrived()
  expect(shown()).toEqual({ one: false, two: false })
  expect(notices).toEqual([{ kind: 'failure', title: 'Error', message: refused.message }])
  expect(changeSaved.calls).toHaveLength(1)
})

test('a page that comes back as it was left asks anew what is saved, and applied to', async () => {
  const { flow, readSaved, shown } = await started([])
  flow.send({ type: 'returned' })
  readSaved.last().answer({ saved: ['two'], applied: { one: sentAt } })
  await arrived()
  expect(shown()).toEqual({ one: false, two: true })
  expect(flow.getSnapshot().context.applied).toEqual({ one: sentAt })
})

test('where nobody can say after coming back what is saved, or applied to, it stays as it was known', async () => {
  const { changeSaved, flow, readSaved, shown } = await started(['two'], { one: sentAt })
  flow.send({ type: 'returned' })
  readSaved.last().fail(refused)
  await arrived()
  expect(shown()).toEqual({ one: false, two: true })
  expect(flow.getSnapshot().context.applied).toEqual({ one: sentAt })
  expect([flow.getSnapshot().value, changeSaved.calls.length]).toEqual(['resting', 0])
})

test('what is pressed while it is asked anew is told', async () => {
  const { changeSaved, flow, toggle } = await started(['two'])
  flow.send({ type: 'returned' })
  toggle('one')
  expect(changeSaved.last().input).toEqual({ slug: 'one', isSaved: true })
})
