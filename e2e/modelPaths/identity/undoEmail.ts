import { expect } from 'playwright/test'
import { paths } from '../../../contract/paths.ts'
import { undoEmailMachine } from '../../../machines/identity/undoEmail.ts'
import { emailAddressWords } from '../../../src/words/identity/emailAddress.ts'
import { candidate, refused } from '../../../tests/machines/support/events.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf } from '../driver.ts'
import { expectToast, type Scene } from '../ends.ts'
import { done } from '../postings/employer.ts'

const role = 'candidate'
const { emailAddress } = candidate
const { undo } = emailAddressWords

const undoButton = ({ page }: Scene) => page.getByRole('button', { name: undo.submit })

export const undoEmail = driverOf<Scene>({
  machine: undoEmailMachine,
  input: { role, emailAddress, code: 'CODE' },
  open: async ({ page }) => {
    const calls = await HeldCalls.of(page, 'undoEmailAddress', 'createPassword')
    await page.goto(`${paths.undoEmail(role)}/${encodeURIComponent(emailAddress)}/CODE`)
    return { page, calls }
  },
  moves: {
    'undoes the change': { event: { type: 'undo' }, drive: (scene) => undoButton(scene).click() },
    'sets a new password': {
      event: done('password', { role, emailAddress, outcome: 'saved' }),
      drive: async ({ calls, page }) => {
        await calls.answer('undoEmailAddress', candidate)
        await page.getByLabel('New password', { exact: true }).fill('Difference2?')
        await page.getByRole('button', { name: 'Save Password' }).click()
        await calls.answer('createPassword', null)
      },
    },
    'the link has expired': {
      event: done('password', { role, emailAddress, outcome: 'refused' }),
      drive: async ({ calls, page }) => {
        await calls.refuse('undoEmailAddress', { message: refused.message }, 403)
        await expectToast(page, refused.message)
      },
    },
  },
  states: {
    asking: (scene) => expect(undoButton(scene)).toBeVisible(),
    undoing: ({ page }) => expect(page.getByText('Checking your link')).toBeVisible(),
    saved: ({ page }) => expect(page).toHaveURL(paths.login(role)),
    refused: ({ page }) => expect(page).toHaveURL(paths.home),
  },
})
