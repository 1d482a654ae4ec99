// Shared moves and assertions for drafts of letters, applications and postings.
import { expect, type Page } from 'playwright/test'
import type { AnyStateMachine, ContextFrom } from 'xstate'
import type { Place } from '../../tests/machines/support/coveringPaths.ts'
import { writingWords } from '../../src/words/shared/writing.ts'
import type { Drive } from './driver.ts'
import { callOf, type Effect, type Scene } from './ends.ts'

/** Returns a function that reads the context of this machine from a place on a path. */
export const contextIn =
  <Machine extends AnyStateMachine>(_: Machine) =>
  ({ context }: Place) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- paths of a driver consist of snapshots of its machine
    context as ContextFrom<Machine>

/** A text that differs from the current one. */
export const other = (text: unknown) => (text === 'One' ? 'Two' : 'One')

/** Save state in the bar above a draft. */
export const inBar = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first()

export const press =
  (name: string): Drive<Pick<Scene, 'page'>>['drive'] =>
  ({ page }) =>
    page.getByRole('button', { name }).click()

/** Renders lazy-loaded parts while the clock is stopped. React reveals them 300 ms after their fallback. */
export const letPartsShow = (page: Page) => page.clock.runFor(300)

/** Waits for the choice between two versions, which is loaded lazily. */
export const expectChoice = (page: Page) =>
  expect(async () => {
    await letPartsShow(page)
    await expect(page.getByRole('button', { name: writingWords.versions.keepYours })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()

/** Done event of an effect. */
export const done = (actorId: string, output: object) => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
})

/** Done event of an effect whose output depends on the last saved version. */
export const doneWith =
  <Saved>(contextOf: (place: Place) => { readonly saved: Saved }) =>
  (actorId: string, output: (saved: Saved) => object) =>
  (place: Place) =>
    done(actorId, output(contextOf(place).saved))

/**
 * Error event of an effect.
 *
 * @param more properties of the failure besides code and message
 */
export const failed = (actorId: string, more: object) => ({
  type: `xstate.error.actor.${actorId}`,
  actorId,
  error: { code: 'refused', message: 'No.', ...more },
})

export const unreached = (effect: Effect): Drive<Scene> => ({
  event: failed(actorOf(effect), { code: 'unreachable' }),
  drive: ({ calls }) => calls.drop(callOf(effect)),
})

/** Refuses a call, because somebody else has saved first. */
export const superseded = (effect: Effect): Drive<Scene> => ({
  event: failed(actorOf(effect), { reason: { code: 'conflict', revision: 9 } }),
  drive: ({ calls }) => calls.refuse(callOf(effect), { message: 'No.', code: 'conflict', revision: 9 }),
})

export const notFound = (effect: Effect): Drive<Scene> => ({
  event: failed(actorOf(effect), { reason: { code: 'notFound' } }),
  drive: ({ calls }) => calls.refuse(callOf(effect), { message: 'No.' }, 404),
})

/**
 * Lets a delay of the machine pass.
 *
 * @param state path of the waiting state, after the machine's id
 */
export const passed = (delay: string, state: string, ms: number): Drive<Pick<Scene, 'page'>> => ({
  event: { type: `xstate.after.${delay}.${state}` },
  drive: ({ page }) => page.clock.fastForward(ms),
})

const actorOf = (effect: Effect) => (typeof effect === 'string' ? effect : effect.effect)
