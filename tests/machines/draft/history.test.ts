import { setImmediate as heard } from 'node:timers/promises'
import { createActor, SimulatedClock } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TypedResume } from '../../../contract/resumes/typed.ts'
import type { SaveAnswer, Saving } from '../../../machines/draft/draft.ts'
import { resumeDraft, type SavedResume } from '../../../machines/resumes/resumeDraft.ts'
import { savedResume } from '../support/draftSamples.ts'
import { superseded } from '../support/events.ts'
import { held } from '../support/startFlow.ts'
import { savingOf } from './savingOf.ts'

const { content } = savedResume

/** Opens a resume with pending calls and two simulated clocks: one for timers, one for the date. */
function open() {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = new SimulatedClock()
  const save = held<SaveAnswer, Saving<TypedResume>>()
  const read = held<SavedResume, { readonly id: string }>()
  const machine = resumeDraft.provide({ actors: { saveDraft: save.logic, readDraft: read.logic } })
  const flow = createActor(machine, { input: { opened: savedResume, kept: undefined }, clock }).start()
  return {
    clock,
    flow,
    save,
    title: () => flow.getSnapshot().context.typed.title,
    can: (type: 'undo' | 'redo') => flow.getSnapshot().can({ type }),
    /** Changes the title some time after the previous change. */
    type: (title: string, ms = 1_000) => {
      vi.advanceTimersByTime(ms)
      flow.send({ type: 'change', change: { title } })
    },
    supersededBy: async (theirs: SavedResume) => {
      flow.send({ type: 'save' })
      save.last().fail(superseded)
      await heard()
      read.last().answer(theirs)
      await heard()
    },
  }
}

test('a change is undone and redone; after another change nothing can be redone', () => {
  const { can, flow, title, type } = open()
  for (const text of ['One', 'Two', 'Three']) type(text)
  flow.send({ type: 'undo' })
  flow.send({ type: 'undo' })
  expect(title()).toBe('One')
  flow.send({ type: 'redo' })
  expect(title()).toBe('Two')
  type('Four')
  expect(can('redo')).toBe(false)
  flow.send({ type: 'undo' })
  expect(title()).toBe('Two')
})

test('changes of a field that follow each other within a second are undone as one', () => {
  const { can, flow, title, type } = open()
  type('O')
  type('On', 999)
  type('One', 999)
  flow.send({ type: 'change', change: { document: {} } })
  flow.send({ type: 'undo' })
  expect([title(), flow.getSnapshot().context.typed.document]).toEqual(['One', content.document])
  flow.send({ type: 'undo' })
  expect(title()).toBe(content.title)
  expect(can('undo')).toBe(false)
})

test('a change undone during its save is saved like any other', async () => {
  const { clock, flow, save, type } = open()
  type('One')
  flow.send({ type: 'save' })
  flow.send({ type: 'undo' })
  save.last().answer({ revision: 2 })
  await heard()
  clock.increment(1_000)
  expect(save.last().input).toEqual({ id: savedResume.id, revision: 2, content })
})

test('Undo history is empty once another window’s text has replaced the draft.', async () => {
  const { can, flow, supersededBy, title, type } = open()
  type('Mine')
  await supersededBy({ ...savedResume, revision: 5, content: { ...content, title: 'Theirs' } })
  expect([savingOf(flow), can('undo')]).toEqual(['conflict', true])
  flow.send({ type: 'takeTheirs' })
  expect([title(), flow.getSnapshot().matches({ open: { history: 'empty' } })]).toEqual(['Theirs', true])
})

test('A locked draft cannot be undone.', async () => {
  const { flow, supersededBy, title, type } = open()
  type('Mine')
  await supersededBy({ ...savedResume, revision: 5, isLocked: true })
  flow.send({ type: 'undo' })
  expect([savingOf(flow), title()]).toEqual(['locked', 'Mine'])
})
