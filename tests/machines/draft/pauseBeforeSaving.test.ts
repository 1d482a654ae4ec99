import { createActor, fromPromise } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TypedLetter } from '../../../contract/letters/typed.ts'
import { letterDraft } from '../../../machines/letters/letterDraft.ts'
import type { Saving } from '../../../machines/draft/draft.ts'
import { pauseBeforeSaving, shortestPause } from '../../../machines/draft/pauseBeforeSaving.ts'
import { savedLetter } from '../support/draftSamples.ts'

/**
 * Simulates a number of key presses at a fixed interval. Returns the times of the saves in ms after the first
 * key.
 */
async function savedWhile(keys: number, every: number): Promise<readonly number[]> {
  vi.useFakeTimers({ now: savedLetter.savedAt + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const began = Date.now()
  const times: number[] = []
  const saveContent = fromPromise(async ({ input: { revision } }: { input: Saving<TypedLetter> }) => {
    times.push(Date.now() - began)
    return { revision: revision + 1 }
  })
  const machine = letterDraft.provide({
    actors: { saveDraft: saveContent },
    delays: { pause: ({ context }) => pauseBeforeSaving(context.saved.savedAt, Date.now()) },
  })
  const flow = createActor(machine, { input: { opened: savedLetter, kept: undefined } }).start()
  for (let key = 1; key <= keys; key += 1) {
    flow.send({ type: 'change', change: { body: 'a'.repeat(key) } })
    await vi.advanceTimersByTimeAsync(every)
  }
  await vi.advanceTimersByTimeAsync(2_000)
  return times
}

test('a text with a live preview is saved soon after the last key', async () => {
  expect(await savedWhile(10, 60)).toEqual([9 * 60 + shortestPause])
})

test('slow typing saves about once a second, and the last key within a second', async () => {
  const every = 330
  const times = await savedWhile(180, every)
  expect(times.length).toBeLessThanOrEqual(60)
  expect(times.at(-1)).toBeLessThanOrEqual(179 * every + 1_000)
})

test('clocks that differ delay a save by at most a second', () => {
  expect(pauseBeforeSaving(100_000, 0)).toBe(1_000)
  expect(pauseBeforeSaving(0, 100_000)).toBe(shortestPause)
})
