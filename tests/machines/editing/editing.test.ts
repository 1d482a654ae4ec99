import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Submission } from '../../../machines/shared/submission.ts'
import { editingMachine, type SavedProfile } from '../../../machines/editing/editing.ts'
import { candidate, formOf, invalid, refused } from '../support/events.ts'
import { emittedBy, held } from '../support/startFlow.ts'

const form = formOf('firstName', 'lastName', 'userName')
const updated = { user: { ...candidate, firstName: 'Renamed' } }

function start(...events: ('change' | 'revert')[]) {
  const save = held<SavedProfile, Submission & { readonly id: string }>()
  const machine = editingMachine.provide({ actors: { save: save.logic } })
  const flow = createActor(machine, { input: { role: 'candidate', id: candidate.id } })
  const emitted = emittedBy(flow)
  flow.start()
  for (const type of events) flow.send({ type })
  return { flow, save, emitted }
}

afterEach(() => vi.useRealTimers())

test('only what differs from what is saved counts as unsaved', () => {
  expect(start().flow.getSnapshot().hasTag('unsaved')).toBe(false)
  expect(start('change').flow.getSnapshot().hasTag('unsaved')).toBe(true)
  expect(start('change', 'revert').flow.getSnapshot().hasTag('unsaved')).toBe(false)
})

test('the form is sent with the id of whose it is', () => {
  const { flow, save } = start('change')
  flow.send({ type: 'submit', form })
  expect(save.calls.map(({ input }) => input)).toEqual([{ role: 'candidate', id: candidate.id, form }])
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
})

test('what was saved is told', async () => {
  const { flow, save, emitted } = start('change')
  flow.send({ type: 'submit', form })
  save.last().answer(updated)
  await waitFor(flow, (now) => now.matches({ editing: 'unchanged' }))
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'success', title: 'done', message: 'profileSaved' },
    },
  ])
})

test('a refusal is told, and what was typed still counts as unsaved', async () => {
  const { flow, save, emitted } = start('change')
  flow.send({ type: 'submit', form })
  save.last().fail(refused)
  const snapshot = await waitFor(flow, (now) => now.matches('editing'))
  expect(snapshot.value).toEqual({ editing: 'changed' })
  expect(snapshot.context).toMatchObject({ failure: refused })
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { kind: 'failure', title: 'error', message: { name: 'text', text: refused.message } },
    },
  ])
})

test('wrong input is said at the fields only, until the next try', async () => {
  const { flow, save, emitted } = start('change')
  flow.send({ type: 'submit', form })
  save.last().fail(invalid)
  const { context } = await waitFor(flow, (now) => now.matches('editing'))
  expect(context.failure).toEqual(invalid)
  expect(emitted).toEqual([])
  flow.send({ type: 'submit', form })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
})

test('a second submit while the first is saved is not heard', () => {
  const { flow, save } = start('change')
  flow.send({ type: 'submit', form })
  flow.send({ type: 'submit', form })
  expect(save.calls).toHaveLength(1)
})

test('after eight seconds it says that it takes long', () => {
  vi.useFakeTimers()
  const { flow } = start('change')
  flow.send({ type: 'submit', form })
  vi.advanceTimersByTime(7_999)
  expect(flow.getSnapshot().hasTag('slow')).toBe(false)
  vi.advanceTimersByTime(1)
  expect([...flow.getSnapshot().tags].toSorted()).toEqual(['busy', 'slow', 'unsaved'])
})

test('whoever leaves with something unsaved is asked, and nothing is lost meanwhile', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  expect(flow.getSnapshot().value).toBe('leaving')
  expect(flow.getSnapshot().hasTag('unsaved')).toBe(true)
  expect(emitted).toEqual([])
})

test('whoever stays goes on where they were, and is asked again the next time', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'stay' })
  expect(flow.getSnapshot().value).toEqual({ editing: 'changed' })
  expect(emitted).toEqual([])
  flow.send({ type: 'leave', to: '/candidate' })
  expect(flow.getSnapshot().value).toBe('leaving')
})

test('whoever discards is led to where they wanted to go, and is asked no more', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'discard' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate/help' }])
  expect(flow.getSnapshot().value).toEqual({ editing: 'unchanged' })
  expect(flow.getSnapshot().hasTag('unsaved')).toBe(false)
})

test('whoever changed their mind in between is led to the last place they named', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'stay' })
  flow.send({ type: 'leave', to: '/candidate' })
  flow.send({ type: 'discard' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate' }])
})

test('while the question stands the form cannot be sent behind it', () => {
  const { flow, save } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'submit', form })
  expect(flow.getSnapshot().value).toBe('leaving')
  expect(save.calls).toEqual([])
})

test('whoever has changed nothing is not asked', () => {
  const { flow } = start()
  flow.send({ type: 'leave', to: '/candidate/help' })
  expect(flow.getSnapshot().value).toEqual({ editing: 'unchanged' })
})

test('who names another place while the question stands is led there', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'leave', to: '/candidate' })
  flow.send({ type: 'discard' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate' }])
})

test('who leaves while it is being saved is led there once it is', async () => {
  const { flow, save, emitted } = start('change')
  flow.send({ type: 'submit', form })
  flow.send({ type: 'leave', to: '/candidate/help' })
  expect([flow.getSnapshot().hasTag('unsaved'), emitted]).toEqual([true, []])
  save.last().answer(updated)
  await waitFor(flow, (now) => now.matches({ editing: 'unchanged' }))
  expect(emitted).toMatchObject([{ type: 'notice' }, { type: 'navigate', to: '/candidate/help' }])
})

test('who wanted to leave stays if it could not be saved, and is led nowhere by the next try', async () => {
  const { flow, save, emitted } = start('change')
  flow.send({ type: 'submit', form })
  flow.send({ type: 'leave', to: '/candidate/help' })
  save.last().fail(refused)
  await waitFor(flow, (now) => now.matches({ editing: 'changed' }))
  flow.send({ type: 'submit', form })
  save.last().answer(updated)
  await waitFor(flow, (now) => now.matches({ editing: 'unchanged' }))
  expect(emitted).toMatchObject([{ type: 'notice' }, { type: 'notice' }])
})
