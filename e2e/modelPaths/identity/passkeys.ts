import { expect } from 'playwright/test'
import * as v from 'valibot'
import { success } from '../../../contract/envelope.ts'
import { proofCalls, type ProofWays } from '../../../contract/identity/proof.ts'
import { passkeysMachine } from '../../../machines/identity/passkeys.ts'
import { passkeyWords as words } from '../../../src/words/identity/passkeys.ts'
import { proofWords } from '../../../src/words/identity/proof.ts'
import { notices } from '../../../src/words/notices/notices.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { refused } from '../../../tests/machines/support/events.ts'
import { addPasskey, Authenticator, passkeysPanel } from '../../support/authenticator.ts'
import { fillLogin, loginButton } from '../../support/people.ts'
import { settings } from '../../support/settings.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Drive } from '../driver.ts'
import { expectToast } from '../ends.ts'
import { done, failed } from '../postings/employer.ts'
import { openSettings, type SettingsScene } from './settingsScene.ts'

const role = 'candidate'
const passkey = { id: 'new', name: 'Chrome', createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null }

interface Scene extends SettingsScene {
  readonly authenticator: Authenticator
}

const button = ({ page }: Scene, name: string) =>
  passkeysPanel(page).getByRole('button', { name, exact: true })
const password = ({ page }: Scene) => passkeysPanel(page).getByLabel(proofWords.password, { exact: true })
const isIn = (state: string) => (place: Place) => place.matches(state)
const hasPassword = ({ context }: Place) =>
  v.parse(v.object({ ways: v.object({ password: v.boolean() }) }), context).ways.password

/** Registration options for a fresh passkey, so that a path can add several. */
const optionsFor = ({ page }: Scene) => ({
  challenge: 'AAAAAAAAAAAAAAAAAAAAAA',
  rp: { id: new URL(page.url()).hostname, name: 'Test' },
  user: { id: 'AQ', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [-7, -257].map((alg) => ({ alg, type: 'public-key' })),
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
})

const adds: Drive<Scene> = {
  event: done('addPasskey', { passkey }),
  drive: async (scene) => {
    await scene.calls.answer('passkeyOptions', optionsFor(scene))
    await scene.calls.answer('addPasskey', passkey)
    await expectToast(scene.page, notices.passkeyAdded)
  },
}

/** The server requires a proof of identity, with the ways that the account has. */
const wants = (ways: ProofWays): Drive<Scene> => ({
  event: done('addPasskey', { ways }),
  from: isIn('adding'),
  drive: async ({ calls, page }) => {
    await page.route(`**/api/${role}/${proofCalls.readProofWays.path}`, (route) =>
      route.fulfill({ json: success(ways) }),
    )
    const message = proofWords.text(ways)
    await calls.refuse('passkeyOptions', { message, fields: { password: message } }, 422)
  },
})

export const passkeys = driverOf<Scene>({
  machine: passkeysMachine,
  input: { role },
  open: async (tools) => {
    const authenticator = await Authenticator.of(tools.page)
    const scene = await openSettings(tools)
    await addPasskey(scene.page)
    const calls = await HeldCalls.of(scene.page, 'passkeyOptions', 'addPasskey', 'removePasskey')
    await scene.page.reload()
    return { ...scene, authenticator, calls }
  },
  moves: {
    'presses the button': { event: { type: 'add' }, drive: (scene) => button(scene, words.add).click() },
    cancels: {
      event: { type: 'cancel' },
      drive: (scene) => button(scene, words.cancel).click(),
    },
    'adds a passkey': adds,
    'the server refuses': {
      event: failed('addPasskey', refused),
      drive: async ({ calls, page }) => {
        await calls.refuse('passkeyOptions', { message: refused.message }, 403)
        await expectToast(page, refused.message)
      },
    },
    'the password is wanted': wants({ password: true, passkey: true, recentLogin: false }),
    'a passkey or a new login is wanted': wants({ password: false, passkey: true, recentLogin: false }),
    'gives the password': {
      event: { type: 'submit', form: new FormData() },
      from: (place) => place.matches('proving') && hasPassword(place),
      drive: async (scene) => {
        await password(scene).fill(scene.account.person.password)
        await button(scene, proofWords.submit).click()
      },
    },
    'uses a passkey': {
      event: { type: 'usePasskey' },
      from: isIn('proving'),
      drive: (scene) => button(scene, proofWords.withPasskey).click(),
    },
    'logs in again': {
      event: { type: 'logInAgain' },
      from: (place) => place.matches('proving') && !hasPassword(place),
      drive: async (scene) => {
        const { account, authenticator, page } = scene
        // A present authenticator would log in by itself.
        await authenticator.touched(false)
        await button(scene, proofWords.logInAgain).click()
        await fillLogin(page, account.person)
        await loginButton(page).click()
        await expect(page).toHaveURL(settings)
        await authenticator.touched(true)
      },
    },
    'removes one': {
      event: { type: 'command.done', command: 'remove', input: { role, id: passkey.id }, output: {} },
      from: isIn('idle'),
      drive: async ({ calls, page }) => {
        await passkeysPanel(page)
          .getByRole('button', { name: /^Remove/ })
          .click()
        await page.getByRole('dialog').getByRole('button', { name: words.removing.confirm }).click()
        await calls.answer('removePasskey', {})
        await expectToast(page, notices.passkeyRemoved)
      },
    },
  },
  states: {
    idle: async (scene) => {
      await expect(button(scene, words.add)).toBeVisible()
      await expect(button(scene, words.cancel)).toHaveCount(0)
    },
    adding: async (scene) => {
      await expect(button(scene, words.adding)).toHaveAttribute('aria-busy', 'true')
      await expect.poll(() => scene.calls.isWaiting('passkeyOptions')).toBe(true)
    },
    proving: async (scene) => {
      await expect(button(scene, proofWords.withPasskey)).not.toHaveAttribute('aria-disabled', 'true')
    },
    addingProven: async (scene) => {
      await expect(button(scene, words.adding)).toBeVisible()
      await expect.poll(() => scene.calls.isWaiting('passkeyOptions')).toBe(true)
    },
  },
})
