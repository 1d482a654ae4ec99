import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { savingMachine, type Change, type SavedJobs } from '../../../machines/search/saving.ts'
import type { Notice } from '../../../machines/shared/notice.ts'
import { refused } from '../support/events.ts'
import { held } from '../support/startFlow.ts'

const sentAt = '2026-11-12T09:00:00.000Z'
const arrived = () => new Promise(setImmediate)

interface Owned {
  readonly owner: string | null
}

function start() {
  const readSaved = held<SavedJobs, Owned & { readonly slugs: readonly string[] }>()
  const changeSaved = held<Notice | undefined, Owned & Change>()
  const machine = savingMachine.provide({
    actors: { readSaved: readSaved.logic, changeSaved: changeSaved.logic },
  })
  const flow = createActor(machine, { input: { slugs: ['one', 'two'] } })
  const notices: unknown[] = []
  flow.on('notice', ({ notice }) => notices.push(notice))
  flow.start()
  const toggle = (slug: string) => flow.send({ type: 'toggle', slug })
  return { changeSaved, flow, notices, readSaved, toggle, shown: () => flow.getSnapshot().context.shown }
}

/** Starts the flow for a candidate and answers the read of the saved jobs. */
async function started(saved: readonly string[], applied: SavedJobs['applied'] = {}) {
  const tools = start()
  tools.flow.send({ type: 'visitor.candidate', id: 'c1' })
  tools.readSaved.last().answer({ saved, applied })
  await arrived()
  return tools
}

test('presses are shown at once, and sent one after the other', async () => {
  const { changeSaved, flow, shown, toggle } = await started(['two'])
  expect(shown()).toEqual({ one: false, two: true })
  toggle('one')
  toggle('two')
  expect(shown()).toEqual({ one: true, two: false })
  expect(changeSaved.calls).toHaveLength(1)
  changeSaved.last().answer(undefined)
  await arrived()
  changeSaved.last().answer(undefined)
  await arrived()
  expect(changeSaved.calls.map(({ input }) => input)).toEqual([
    { owner: 'c1', slug: 'one', isSaved: true },
    { owner: 'c1', slug: 'two', isSaved: false },
  ])
  expect(flow.getSnapshot().value).toBe('resting')
})

test('a second press during a call sends the last choice', async () => {
  const { changeSaved, shown, toggle } = await started([])
  toggle('one')
  toggle('one')
  changeSaved.last().answer(undefined)
  await arrived()
  expect(changeSaved.last().input).toEqual({ owner: 'c1', slug: 'one', isSaved: false })
  expect(shown()).toEqual({ one: false, two: false })
})

test('a failed call restores the previous choice, and is announced', async () => {
  const { changeSaved, notices, shown, toggle } = await started([])
  toggle('one')
  changeSaved.last().fail(refused)
  await arrived()
  expect(shown()).toEqual({ one: false, two: false })
  expect(notices).toEqual([
    { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
  ])
  expect(changeSaved.calls).toHaveLength(1)
})

test('a restored page reads saved and applied jobs again', async () => {
  const { flow, readSaved, shown } = await started([])
  flow.send({ type: 'returned' })
  readSaved.last().answer({ saved: ['two'], applied: { one: sentAt } })
  await arrived()
  expect(shown()).toEqual({ one: false, two: true })
  expect(flow.getSnapshot().context.applied).toEqual({ one: sentAt })
})

test('marks stay unchanged if they cannot be read again', async () => {
  const { changeSaved, flow, readSaved, shown } = await started(['two'], { one: sentAt })
  flow.send({ type: 'returned' })
  readSaved.last().fail(refused)
  await arrived()
  expect(shown()).toEqual({ one: false, two: true })
  expect(flow.getSnapshot().context.applied).toEqual({ one: sentAt })
  expect([flow.getSnapshot().value, changeSaved.calls.length]).toEqual(['resting', 0])
})

test('a press during a read is sent', async () => {
  const { changeSaved, flow, toggle } = await started(['two'])
  flow.send({ type: 'returned' })
  toggle('one')
  expect(changeSaved.last().input).toEqual({ owner: 'c1', slug: 'one', isSaved: true })
})

test('Saved jobs are neither read nor changed before the session is known, or for an employer.', () => {
  const { changeSaved, flow, readSaved, toggle } = start()
  toggle('one')
  flow.send({ type: 'visitor.employer' })
  toggle('one')
  expect(flow.getSnapshot().value).toBe('unavailable')
  expect([...readSaved.calls, ...changeSaved.calls]).toEqual([])
})

test('another visitor gets their own saved jobs', async () => {
  const { flow, readSaved, shown } = await started(['two'])
  flow.send({ type: 'visitor.guest' })
  expect(shown()).toEqual({})
  expect(readSaved.last().input).toEqual({ owner: null, slugs: ['one', 'two'] })
  flow.send({ type: 'visitor.employer' })
  expect(readSaved.last().signal.aborted).toBe(true)
  expect(flow.getSnapshot().value).toBe('unavailable')
})

test('if further jobs are listed, only the unknown ones are read', async () => {
  const { flow, readSaved, shown } = await started(['two'])
  flow.send({ type: 'listed', slugs: ['one', 'two', 'three'] })
  expect(readSaved.last().input).toEqual({ owner: 'c1', slugs: ['three'] })
  flow.send({ type: 'listed', slugs: ['one', 'two', 'three', 'four'] })
  expect(readSaved.last().input).toEqual({ owner: 'c1', slugs: ['three', 'four'] })
  readSaved.last().answer({ saved: ['three'], applied: {} })
  await arrived()
  expect(shown()).toEqual({ one: false, two: true, three: true, four: false })
  expect(readSaved.calls).toHaveLength(3)
})

test('a change aborts a pending read, and further jobs are read after it', async () => {
  const { changeSaved, flow, readSaved, shown, toggle } = await started([])
  flow.send({ type: 'listed', slugs: ['one', 'three'] })
  toggle('one')
  expect(readSaved.last().signal.aborted).toBe(true)
  changeSaved.last().answer(undefined)
  await arrived()
  readSaved.last().answer({ saved: ['three'], applied: {} })
  await arrived()
  expect(shown()).toEqual({ one: true, two: false, three: true })
})

test('the effect returns the notice for a saved job', async () => {
  const { changeSaved, notices, toggle } = await started([])
  const notice = { kind: 'success', title: 'jobSaved', message: 'savedOnDevice' } as const
  toggle('one')
  changeSaved.last().answer(notice)
  await arrived()
  expect(notices).toEqual([notice])
})
