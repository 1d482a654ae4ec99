import { expect, type Page } from 'playwright/test'
import type { FailureCode } from '../../machines/shared/failure.ts'
import { slowAfterMs } from '../../machines/shared/submission.ts'
import { stateOf } from '../../tests/machines/support/coveringPaths.ts'
import { failureWords } from '../../src/words/failures.ts'
import { toasts } from '../support/people.ts'
import type { HeldCalls, HeldName } from './calls.ts'
import type { Drive, Drives, Sight } from './driver.ts'

/** Context of every path through a page. */
export interface Scene {
  readonly page: Page
  readonly calls: HeldCalls
  /** Selector of the form on pages with several forms. */
  readonly form?: string
}

/** Time limit for a response, in milliseconds. */
const longest = 15_000

/** An effect and the call that it makes; one name if both are the same. */
export type Effect = HeldName | { readonly effect: string; readonly call: HeldName }

export const callOf = (effect: Effect) => (typeof effect === 'string' ? effect : effect.call)

/**
 * Answers the call from the server.
 *
 * @param output result of the effect
 */
export const answered = (effect: Effect, output: unknown): Drive<Scene> => ({
  event: end('done', effect, { output }),
  drive: ({ calls }) => calls.pass(callOf(effect)),
})

/**
 * Changes the call so that the server refuses it.
 *
 * @param words message of the refusal
 */
export const refused = <Here extends Scene = Scene>(
  effect: Effect,
  changes: (scene: Here) => object,
  words: RegExp,
): Drive<Here> => ({
  event: end('error', effect, { error: { code: 'refused', message: String(words) } }),
  drive: async (scene) => {
    await scene.calls.alter(callOf(effect), changes(scene))
    await expectToast(scene.page, words)
  },
})

export const unreachable = (effect: Effect): Drive<Scene> => ({
  event: failed(effect, 'unreachable'),
  drive: async ({ page, calls }) => {
    await calls.drop(callOf(effect))
    await expectToast(page, failureWords.unreachable)
  },
})

export const garbled = (effect: Effect): Drive<Scene> => ({
  event: failed(effect, 'unreadable'),
  drive: async ({ page, calls }) => {
    await calls.garble(callOf(effect))
    await expectToast(page, failureWords.unreadable)
  },
})

export const offline = (effect: Effect): Drive<Scene> => ({
  event: failed(effect, 'offline'),
  drive: async ({ page, calls }) => {
    await calls.cut(callOf(effect))
    await expect(page.getByText(failureWords.offline).first()).toBeVisible()
    await page.context().setOffline(false)
    // Checked only with a connection, because the code of the first notification may still have to load.
    await expectToast(page, failureWords.offline)
  },
})

/** Lets a slow call exceed its time limit. */
export const timedOut = (effect: Effect): Drive<Scene> => ({
  event: failed(effect, 'timeout'),
  from: ({ value }) => stateOf(value).endsWith('stillWaiting'),
  drive: async ({ page }) => {
    await page.clock.fastForward(longest - slowAfterMs)
    await expectToast(page, failureWords.timeout)
  },
})

/**
 * Lets the time pass after which the page says that it is still working.
 *
 * @param state path of the waiting state, after the machine's id
 */
export const waited = (state: string): Drives<Scene> => ({
  'eight seconds pass': {
    event: { type: `xstate.after.slowAfterMs.${state}` },
    drive: ({ page }) => page.clock.fastForward(slowAfterMs),
  },
})

const formOf = ({ page, form = 'form' }: Scene) => page.locator(form)
const stillWorking = (page: Page) => page.getByText('Still working. The connection may be slow.')

export const formIsOpen: Sight<Scene> = async (scene) => {
  await expect(formOf(scene)).toHaveAttribute('aria-busy', 'false')
  await expect(stillWorking(scene.page)).toHaveCount(0)
}

export const formIsUnderWay: Sight<Scene> = async (scene) => {
  await expect(formOf(scene)).toHaveAttribute('aria-busy', 'true')
  await expect(formOf(scene).locator('[type=submit]')).toHaveAttribute('aria-disabled', 'true')
  await expect(stillWorking(scene.page)).toHaveCount(0)
}

export const formTakesLong: Sight<Scene> = async (scene) => {
  await expect(formOf(scene)).toHaveAttribute('aria-busy', 'true')
  await expect(stillWorking(scene.page)).toBeVisible()
}

export const expectToast = (page: Page, words: string | RegExp): Promise<void> =>
  expect(toasts(page).filter({ hasText: words }).first()).toBeVisible()

function end(kind: 'done' | 'error', effect: Effect, more: object) {
  const actorId = typeof effect === 'string' ? effect : effect.effect
  return { type: `xstate.${kind}.actor.${actorId}`, actorId, ...more }
}

const failed = (effect: Effect, code: FailureCode) =>
  end('error', effect, { error: { code, message: failureWords[code] } })
