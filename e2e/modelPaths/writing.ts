// Shared parts of paths through drafts: letters, applications, postings.
import { expect, type Page } from 'playwright/test'
import type { AnyStateMachine, ContextFrom } from 'xstate'
import type { Place } from '../../tests/machines/support/coveringPaths.ts'
import { writingWords } from '../../src/words/shared/writing.ts'
import type { Drive } from './driver.ts'
import { callOf, type Effect, type Scene } from './ends.ts'

/** Returns the context of a place that a path through this machine has. */
export const contextIn =
  <Machine extends AnyStateMachine>(_: Machine) =>
  ({ context }: Place) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the place is one of the machine
    context as ContextFrom<Machine>

/** A text that is not there yet. */
export const other = (text: unknown) => (text === 'One' ? 'Two' : 'One')

/** Save state in the bar above a draft. */
export const inBar = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first()

export const press =
  (name: string): Drive<Pick<Scene, 'page'>>['drive'] =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

/** While the clock stands still: React shows a part that was waited for 300 ms after what stands in its place. */
export const letPartsShow = (page: Page) => page.clock.runFor(300)

/** The choice of two texts is such a part. */
export const expectChoice = (page: Page) =>
  expect(async () => {
    await letPartsShow(page)
    await expect(page.getByRole('button', { name: writingWords.versions.keepYours })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()

/** `output` is what the effect gives. */
export const done = (actorId: string, output: object) => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
})

/** `output` is what the effect gives, where something is as it was last saved. */
export const doneWith =
  <Saved>(contextOf: (place: Place) => { readonly saved: Saved }) =>
  (actorId: string, output: (saved: Saved) => object) =>
  (place: Place) =>
    done(actorId, output(contextOf(place).saved))

/** `more` is what the failure says besides that the server refuses. */
export const failed = (actorId: string, more: object) => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error: { code: 'refused', message: 'No.', ...more },
})

export const unreached = (effect: Effect): Drive<Scene> => ({
  event: failed(actorOf(effect), { code: 'unreachable' }),
  drive: ({ calls }) => calls.drop(callOf(effect)),
})

/** Somebody else was quicker. */
export const superseded = (effect: Effect): Drive<Scene> => ({
  event: failed(actorOf(effect), { reason: { code: 'conflict', revision: 9 } }),
  drive: ({ calls }) => calls.refuse(callOf(effect), { message: 'No.', code: 'conflict', revision: 9 }),
})

export const notFound = (effect: Effect): Drive<Scene> => ({
  event: failed(actorOf(effect), { reason: { code: 'notFound' } }),
  drive: ({ calls }) => calls.refuse(callOf(effect), { message: 'No.' }, 404),
})

/** `state` is where the machine waits, after its id. */
export const passed = (delay: string, state: string, ms: number): Drive<Pick<Scene, 'page'>> => ({
  event: { type: `xstate.after.${delay}.${state}` },
  drive: ({ page }) => page.clock.fastForward(ms),
})

const actorOf = (effect: Effect) => (typeof effect === 'string' ? effect : effect.effect)
