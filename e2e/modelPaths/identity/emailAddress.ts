import { expect } from 'playwright/test'
import * as v from 'valibot'
import { success } from '../../../contract/envelope.ts'
import { emailAddressCalls } from '../../../contract/identity/emailAddress.ts'
import { addressFormMachine, emailAddressMachine } from '../../../machines/identity/emailAddress.ts'
import { emailAddressWords as words } from '../../../src/words/identity/emailAddress.ts'
import { notices } from '../../../src/words/notices/notices.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { refused } from '../../../tests/machines/support/events.ts'
import { driverOf } from '../driver.ts'
import { expectToast } from '../ends.ts'
import { openSettings, panel, type SettingsScene } from './settingsScene.ts'

const role = 'candidate'
const pending = { emailAddress: 'mina@example.org', expiresAt: '2030-01-01T00:00:00.000Z' }
const missing = 'Enter your password, or use a passkey, to continue.'

const own = ({ page }: SettingsScene) => panel(page, words.title)
const requests = ({ context }: Place) => v.parse(v.object({ requests: v.number() }), context).requests

/** Snapshot event of the form inside the panel. */
const formTells = (changes: number, failure?: object) => ({
  type: 'xstate.snapshot.form',
  snapshot: addressFormMachine.resolveState({
    value: 'asking',
    context: { role, changes, failure: failure && { code: 'refused', message: missing, ...failure } },
  }),
})

async function submitAddress(scene: SettingsScene): Promise<void> {
  await own(scene).getByLabel(words.newAddress).fill('mina@example.org')
  await own(scene).getByLabel(words.password, { exact: true }).fill(scene.account.person.password)
  await own(scene).getByRole('button', { name: words.submit }).click()
}

export const emailAddress = driverOf<SettingsScene>({
  machine: emailAddressMachine,
  input: { role },
  open: async (tools) => {
    await tools.page.route(`**/api/candidate/${emailAddressCalls.readEmailAddressChange.path}`, (route) =>
      route.fulfill({ json: success(pending) }),
    )
    return openSettings(tools, 'changeEmailAddress', 'resendEmailAddressChange', 'cancelEmailAddressChange')
  },
  moves: {
    'asks for another address': {
      event: (place) => formTells(requests(place) + 1),
      drive: async (scene) => {
        await submitAddress(scene)
        await scene.calls.answer('changeEmailAddress', {})
        await expectToast(scene.page, notices.emailLinkSent)
        await expect(own(scene).getByLabel(words.password, { exact: true })).toHaveValue('')
      },
    },
    'another proof is wanted': {
      event: (place) => formTells(requests(place), { fields: { password: missing } }),
      drive: async (scene) => {
        await submitAddress(scene)
        await scene.calls.refuse(
          'changeEmailAddress',
          { message: missing, fields: { password: missing } },
          422,
        )
        await expect(own(scene).getByText(missing).first()).toBeVisible()
      },
    },
    'cancels the pending change': {
      event: { type: 'command.done', command: 'cancel', input: { role }, output: {} },
      drive: async (scene) => {
        await own(scene).getByRole('button', { name: words.cancel }).click()
        await scene.calls.answer('cancelEmailAddressChange', {})
        await expectToast(scene.page, notices.emailChangeCanceled)
      },
    },
    'the link is not sent again': {
      event: { type: 'command.failed', command: 'resend', input: { role }, failure: refused },
      drive: async (scene) => {
        await own(scene).getByRole('button', { name: words.resend }).click()
        await scene.calls.refuse('resendEmailAddressChange', { message: refused.message }, 403)
        await expectToast(scene.page, refused.message)
      },
    },
  },
  states: {},
})
