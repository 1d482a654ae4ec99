import { expect } from 'playwright/test'
import { paths } from '../../../contract/paths.ts'
import { passkeyLoginMachine } from '../../../machines/identity/passkeyLogin.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { passkeyWords as words } from '../../../src/words/identity/passkeys.ts'
import { candidate, refused } from '../../../tests/machines/support/events.ts'
import { addPasskey, Authenticator } from '../../support/authenticator.ts'
import { expectDashboard } from '../../support/people.ts'
import { dropNewCookies, keepNewCookies } from '../browserCookies.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Drive, type Drives } from '../driver.ts'
import { expectToast } from '../ends.ts'
import { done, failed } from '../postings/employer.ts'
import { openSettings, type SettingsScene } from './settingsScene.ts'

const failsToKeep = 'xstate.error.actor.keep'

const use = ({ page }: SettingsScene) =>
  page.getByRole('button', { name: new RegExp(`^(${words.use}|${words.using})$`) })
const cancel = ({ page }: SettingsScene) => page.getByRole('button', { name: words.cancel, exact: true })

/** Lets the server send its challenge, which the authenticator accepts at once. */
const answerChallenge = ({ calls }: SettingsScene) => calls.pass('passkeyLoginOptions')

const refuse = async (scene: SettingsScene): Promise<void> => {
  await scene.calls.refuse('passkeyLogin', { message: refused.message }, 403)
  await expectToast(scene.page, refused.message)
}

/**
 * Moves for logging in with a passkey, suggested by the browser or chosen by button: accepted or refused by
 * the server.
 */
const usedBy = (effect: 'offerPasskey' | 'usePasskey', name: string): Drives<SettingsScene> => ({
  [`${name}, and the server accepts it`]: {
    event: done(effect, candidate),
    drive: async (scene, next) => {
      await answerChallenge(scene)
      if (next?.event.type === failsToKeep) await dropNewCookies(scene.page)
      await scene.calls.pass('passkeyLogin')
    },
  },
  [`${name}, and the server refuses it`]: {
    event: failed(effect, refused),
    drive: async (scene) => {
      await answerChallenge(scene)
      await refuse(scene)
    },
  },
})

const suggestsNothing: Drive<SettingsScene> = {
  event: { type: 'xstate.done.actor.offerPasskey', actorId: 'offerPasskey', output: undefined },
  drive: ({ calls }) => calls.drop('passkeyLoginOptions'),
}

export const passkeyLogin = driverOf<SettingsScene>({
  machine: passkeyLoginMachine,
  input: { role: 'candidate' },
  open: async (tools) => {
    await Authenticator.of(tools.page)
    const scene = await openSettings(tools)
    await addPasskey(scene.page)
    await scene.page.context().clearCookies()
    const calls = await HeldCalls.of(scene.page, 'passkeyLoginOptions', 'passkeyLogin')
    await scene.page.goto(paths.login('candidate'))
    return { ...scene, calls }
  },
  moves: {
    'the browser suggests nothing': suggestsNothing,
    ...usedBy('offerPasskey', 'chooses the suggested passkey'),
    'presses the button': { event: { type: 'use' }, drive: (scene) => use(scene).click() },
    cancels: { event: { type: 'cancel' }, drive: (scene) => cancel(scene).click() },
    ...usedBy('usePasskey', 'uses a passkey'),
    'the browser keeps the cookie': {
      event: { type: 'xstate.done.actor.keep', actorId: 'keep' },
      drive: () => Promise.resolve(),
    },
    'the browser drops the cookie': {
      event: { type: failsToKeep, actorId: 'keep', error: { code: 'unkept', message: failureWords.unkept } },
      drive: async ({ page }) => {
        await expectToast(page, failureWords.unkept)
        await keepNewCookies(page)
      },
    },
  },
  states: {
    offering: async (scene) => {
      await expect(use(scene)).not.toHaveAttribute('aria-busy', 'true')
      await expect.poll(() => scene.calls.isWaiting('passkeyLoginOptions')).toBe(true)
    },
    asking: async (scene) => {
      await expect(use(scene)).not.toHaveAttribute('aria-busy', 'true')
      await expect(cancel(scene)).toHaveCount(0)
    },
    using: async (scene) => {
      await expect(use(scene)).toHaveAttribute('aria-busy', 'true')
      await expect(cancel(scene)).toBeVisible()
    },
    // The state ends at once, so only its targets can be checked.
    keeping: () => Promise.resolve(),
    done: ({ page, account }) => expectDashboard(page, account.person),
  },
})
