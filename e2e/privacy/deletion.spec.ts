import { deletionWords, keepWords } from '../../src/words/privacy/deletion.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'
import { settings } from '../support/settings.ts'

test('a member who deletes their account can log in again and keep it', async ({ page, mailbox }) => {
  const person = somebody()
  await register(page, person)
  await page.goto(settings)
  await page.getByRole('button', { name: deletionWords.delete }).click()
  const dialog = page.getByRole('dialog', { name: deletionWords.dialogTitle })
  await expect(dialog).toContainText(deletionWords.loggedOut)
  await dialog.getByLabel(deletionWords.password, { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: deletionWords.confirm }).click()
  await expect(toasts(page)).toContainText('Your account is deleted')
  await expect(page).toHaveURL('/')
  await mailbox.link(person.emailAddress, '/auth/login/candidate')

  await page.goto('/auth/login/candidate')
  await fillLogin(page, person)
  await loginButton(page).click()
  await expect(page.getByRole('heading', { name: keepWords.title })).toBeVisible()
  await page.getByRole('button', { name: keepWords.keep }).click()
  await expect(page.getByRole('navigation', { name: 'Candidate' })).toBeVisible()
  await page.goto(settings)
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
})
