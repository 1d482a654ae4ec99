import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor, SimulatedClock } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TypedResume } from '../../../contract/resumes/typed.ts'
import type { Saving } from '../../../machines/draft/draft.ts'
import { resumeDraft, type SavedResume } from '../../../machines/resumes/resumeDraft.ts'
import { useHistory, useUndoKeys, type Builder } from '../../../src/views/resumes/useBuilder.ts'
import { savedResume } from '../../machines/support/draftSamples.ts'
import { superseded } from '../../machines/support/events.ts'
import { held } from '../../machines/support/startFlow.ts'

const theirs = { ...savedResume, revision: 5, content: { ...savedResume.content, title: 'Theirs' } }

/**
 * Opens a resume draft with its undo history and keyboard shortcuts, next to a form that belongs to neither.
 */
function opened() {
  const clock = new SimulatedClock()
  const save = held<{ readonly revision: number }, Saving<TypedResume>>()
  const read = held<SavedResume, { readonly id: string }>()
  const machine = resumeDraft.provide({ actors: { saveDraft: save.logic, readDraft: read.logic } })
  const flow = createActor(machine, { input: { opened: savedResume, kept: undefined }, clock }).start()
  let builder: Builder | undefined
  const Shown = () => {
    const own = useHistory(flow)
    useUndoKeys(own)
    useEffect(() => {
      builder = own
    })
    return (
      <form>
        <input aria-label="Version name" />
      </form>
    )
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<Shown />))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const now = () => {
    if (!builder) throw new Error('Nothing is shown.')
    return builder
  }
  return { clock, flow, now, place, read, save, title: () => flow.getSnapshot().context.typed.title }
}

const press = (on: Element | null) =>
  on?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
  )

test('the shortcut undoes text typed here, but not from a field of another form', async () => {
  const { now, place, title } = opened()
  await vi.waitFor(() => expect(now().undo).toBeUndefined())
  now().change({ title: 'Mine' }, 'title')
  await vi.waitFor(() => expect(now().undo).toBeDefined())
  expect(press(place.querySelector('input'))).toBe(true)
  expect(title()).toBe('Mine')
  expect(press(document.body)).toBe(false)
  expect(title()).toBe(savedResume.content.title)
})

test('the text of another window, once taken, cannot be undone to the earlier text', async () => {
  const { clock, flow, now, read, save, title } = opened()
  now().change({ title: 'Mine' }, 'title')
  await vi.waitFor(() => expect(now().undo).toBeDefined())
  clock.increment(1_000)
  save.last().fail(superseded)
  await vi.waitFor(() => expect(read.calls).toHaveLength(1))
  read.last().answer(theirs)
  await vi.waitFor(() => expect(flow.getSnapshot().can({ type: 'takeTheirs' })).toBe(true))
  flow.send({ type: 'takeTheirs' })
  await vi.waitFor(() => expect(now().undo).toBeUndefined())
  expect(title()).toBe('Theirs')
})
