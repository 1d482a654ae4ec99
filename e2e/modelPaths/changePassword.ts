import { expect } from 'playwright/test'
import { changePasswordMachine } from '../../machines/profile/changePassword.ts'
import { somebody } from '../support/people.ts'
import { driverOf } from './driver.ts'
import { openSettings } from './editing.ts'
import {
  answered,
  expectToast,
  formIsOpen,
  formIsUnderWay,
  formTakesLong,
  offline,
  refused,
  timedOut,
  waited,
  type Scene,
} from './ends.ts'

interface PasswordScene extends Scene {
  /** Current password and the next one. */
  readonly passwords: string[]
}

export const changePassword = driverOf<PasswordScene>({
  machine: changePasswordMachine,
  input: { role: 'candidate' },
  open: async (tools) => ({
    ...(await openSettings(tools)),
    form: '#changePassword',
    passwords: [somebody().password, 'Difference2?'],
  }),
  moves: {
    'submits the form': {
      event: { type: 'submit', form: new FormData() },
      drive: async ({ page, passwords: [now = '', next = ''] }) => {
        await page.getByLabel('Current password', { exact: true }).fill(now)
        await page.getByLabel('New password', { exact: true }).fill(next)
        await page.getByRole('button', { name: 'Change password' }).click()
      },
    },
    ...waited('changePassword.submitting.waiting'),
    'the server refuses': refused(
      'changePassword',
      () => ({ currentPassword: 'something else' }),
      /This isn’t your current password/,
    ),
    'the connection is lost': offline('changePassword'),
    'no answer comes in time': timedOut('changePassword'),
    'the server changes it': {
      ...answered('changePassword', null),
      drive: async ({ page, calls, passwords }) => {
        await calls.pass('changePassword')
        await expectToast(page, 'Your password has been changed.')
        await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')
        passwords.reverse()
      },
    },
  },
  states: {
    asking: formIsOpen,
    'submitting.waiting': formIsUnderWay,
    'submitting.stillWaiting': formTakesLong,
  },
})
