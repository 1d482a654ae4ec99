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

test('only fields that differ from the saved ones count as unsaved', () => {
  expect(start().flow.getSnapshot().hasTag('unsaved')).toBe(false)
  expect(start('change').flow.getSnapshot().hasTag('unsaved')).toBe(true)
  expect(start('change', 'revert').flow.getSnapshot().hasTag('unsaved')).toBe(false)
})

test('the form is sent with the id of its account', () => {
  const { flow, save } = start('change')
  flow.send({ type: 'submit', form })
  expect(save.calls.map(({ input }) => input)).toEqual([{ role: 'candidate', id: candidate.id, form }])
  expect(flow.getSnapshot().hasTag('busy')).toBe(true)
})

test('a saved form is announced', async () => {
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

test('a refusal is announced, and typed text still counts as unsaved', async () => {
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

test('invalid input is reported only at its fields, until the next attempt', async () => {
  const { flow, save, emitted } = start('change')
  flow.send({ type: 'submit', form })
  save.last().fail(invalid)
  const { context } = await waitFor(flow, (now) => now.matches('editing'))
  expect(context.failure).toEqual(invalid)
  expect(emitted).toEqual([])
  flow.send({ type: 'submit', form })
  expect(flow.getSnapshot().context.failure).toBeUndefined()
})

test('a second submit during a save is ignored', () => {
  const { flow, save } = start('change')
  flow.send({ type: 'submit', form })
  flow.send({ type: 'submit', form })
  expect(save.calls).toHaveLength(1)
})

test('after eight seconds the form shows that it is slow', () => {
  vi.useFakeTimers()
  const { flow } = start('change')
  flow.send({ type: 'submit', form })
  vi.advanceTimersByTime(7_999)
  expect(flow.getSnapshot().hasTag('slow')).toBe(false)
  vi.advanceTimersByTime(1)
  expect([...flow.getSnapshot().tags].toSorted()).toEqual(['busy', 'slow', 'unsaved'])
})

test('leaving an unsaved form asks first, and keeps the text meanwhile', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  expect(flow.getSnapshot().value).toBe('leaving')
  expect(flow.getSnapshot().hasTag('unsaved')).toBe(true)
  expect(emitted).toEqual([])
})

test('a person who stays continues editing, and is asked again the next time', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'stay' })
  expect(flow.getSnapshot().value).toEqual({ editing: 'changed' })
  expect(emitted).toEqual([])
  flow.send({ type: 'leave', to: '/candidate' })
  expect(flow.getSnapshot().value).toBe('leaving')
})

test('a person who discards is taken to the requested page, and not asked again', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'discard' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate/help' }])
  expect(flow.getSnapshot().value).toEqual({ editing: 'unchanged' })
  expect(flow.getSnapshot().hasTag('unsaved')).toBe(false)
})

test('a person who changes their mind in between is taken to the last requested page', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'stay' })
  flow.send({ type: 'leave', to: '/candidate' })
  flow.send({ type: 'discard' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate' }])
})

test('while the dialog is open, the form behind it cannot be sent', () => {
  const { flow, save } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'submit', form })
  expect(flow.getSnapshot().value).toBe('leaving')
  expect(save.calls).toEqual([])
})

test('leaving an unchanged form asks nothing', () => {
  const { flow } = start()
  flow.send({ type: 'leave', to: '/candidate/help' })
  expect(flow.getSnapshot().value).toEqual({ editing: 'unchanged' })
})

test('another link during the question becomes the requested page', () => {
  const { flow, emitted } = start('change')
  flow.send({ type: 'leave', to: '/candidate/help' })
  flow.send({ type: 'leave', to: '/candidate' })
  flow.send({ type: 'discard' })
  expect(emitted).toEqual([{ type: 'navigate', to: '/candidate' }])
})

test('leaving during a save opens the page once it is saved', async () => {
  const { flow, save, emitted } = start('change')
  flow.send({ type: 'submit', form })
  flow.send({ type: 'leave', to: '/candidate/help' })
  expect([flow.getSnapshot().hasTag('unsaved'), emitted]).toEqual([true, []])
  save.last().answer(updated)
  await waitFor(flow, (now) => now.matches({ editing: 'unchanged' }))
  expect(emitted).toMatchObject([{ type: 'notice' }, { type: 'navigate', to: '/candidate/help' }])
})

test('a failed save cancels leaving, and the next save does not resume it', async () => {
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
