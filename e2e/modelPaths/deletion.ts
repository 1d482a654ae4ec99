import { expect } from 'playwright/test'
import { deletionMachine } from '../../machines/privacy/deletion.ts'
import { slowAfterMs } from '../../machines/shared/submission.ts'
import { deletionWords } from '../../src/words/privacy/deletion.ts'
import { passkeyWords } from '../../src/words/identity/passkeys.ts'
import { addPasskey, Authenticator } from '../support/authenticator.ts'
import { somebody } from '../support/people.ts'
import { HeldCalls } from './calls.ts'
import { driverOf } from './driver.ts'
import { openSettings } from './editing.ts'
import {
  answered,
  expectToast,
  formIsOpen,
  formIsUnderWay,
  formTakesLong,
  refused,
  timedOut,
  unreachable,
  waited,
  type Scene,
} from './ends.ts'

const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: deletionWords.dialogTitle })
const open = ({ page }: Scene) => page.getByRole('button', { name: deletionWords.delete }).first()
/** Call that precedes the passkey dialog; holding it keeps the dialog closed. */
const passkey = { effect: 'provePasskey', call: 'passkeyLoginOptions' } as const
const response = { id: 'id', rawId: 'id', type: 'public-key', response: {} }
const preview = {
  erasedOn: '2027-01-15',
  proofs: { password: true, passkey: true, recentLogin: true },
  openApplications: 0,
  sentApplications: 0,
  sharedResumes: 0,
  company: null,
}

export const deletion = driverOf<Scene>({
  machine: deletionMachine,
  input: { role: 'candidate' },
  open: async (tools) => {
    await Authenticator.of(tools.page)
    const scene = await openSettings(tools)
    await addPasskey(scene.page)
    const calls = await HeldCalls.of(scene.page, 'previewDeletion', 'passkeyLoginOptions', 'deleteAccount')
    return { ...scene, calls, form: '#deleteAccount' }
  },
  // An account with a password never has to log in again.
  elsewhere: ['asking: logInAgain'],
  moves: {
    'presses the button': { event: { type: 'begin' }, drive: (scene) => open(scene).click() },
    'closes the dialog': {
      event: { type: 'cancel' },
      drive: async (scene) => {
        await dialog(scene).getByRole('button', { name: deletionWords.cancel }).click()
        await expect(dialog(scene)).toBeHidden()
      },
    },
    'chooses a passkey': {
      event: { type: 'usePasskey' },
      drive: (scene) => dialog(scene).getByRole('button', { name: passkeyWords.use }).click(),
    },
    'uses the passkey': answered(passkey, response),
    'no challenge comes': unreachable(passkey),
    'gives the password': {
      event: { type: 'submit', form: new FormData() },
      drive: async (scene) => {
        await dialog(scene).getByLabel(deletionWords.password, { exact: true }).fill(somebody().password)
        await dialog(scene).getByRole('button', { name: deletionWords.confirm }).click()
      },
    },
    ...waited('deletion.counting.waiting'),
    'eight seconds pass while it is deleted': {
      event: { type: 'xstate.after.slowAfterMs.deletion.deleting.waiting' },
      drive: ({ page }) => page.clock.fastForward(slowAfterMs),
    },
    'the server counts': answered('previewDeletion', preview),
    'nothing is counted': unreachable('previewDeletion'),
    'the server refuses': refused(
      'deleteAccount',
      () => ({ password: 'something else', response: undefined }),
      /This isn’t your password/,
    ),
    'no answer comes in time': timedOut('deleteAccount'),
    'the server deletes it': {
      ...answered('deleteAccount', { erasedOn: '2027-01-15' }),
      drive: async ({ page, calls }) => {
        await calls.pass('deleteAccount')
        await expectToast(page, /Your account is deleted/)
      },
    },
  },
  states: {
    idle: (scene) => expect(dialog(scene)).toBeHidden(),
    'counting.waiting': ({ page }) =>
      expect(page.getByRole('button', { name: deletionWords.counting })).toBeVisible(),
    'counting.stillWaiting': ({ page }) =>
      expect(page.getByRole('button', { name: deletionWords.counting })).toBeVisible(),
    asking: formIsOpen,
    proving: formIsUnderWay,
    'deleting.waiting': formIsUnderWay,
    'deleting.stillWaiting': formTakesLong,
    deleted: ({ page }) => expect(page.getByLabel(deletionWords.password, { exact: true })).toHaveCount(0),
  },
})
