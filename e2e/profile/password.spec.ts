import { expect, test } from '../support/fixtures.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'
import { settings } from '../support/settings.ts'

const changed = 'Your password has been changed. On all other devices you are logged out.'

test('a member changes the password, stays logged in here, and is logged out elsewhere', async ({
  page,
  browser,
  app,
}) => {
  const person = somebody()
  await register(page, person)
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await elsewhere.goto('/auth/login/candidate')
  await fillLogin(elsewhere, person)
  await loginButton(elsewhere).click()
  await expect(elsewhere).toHaveURL('/candidate/dashboard')

  await page.goto(settings)
  // The new password replaces the session, so a panel that is still loading would be refused.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Current password', { exact: true }).fill(person.password)
  await page.getByLabel('New password', { exact: true }).fill('Difference2?')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toasts(page)).toContainText(changed)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('User name')).toBeVisible()

  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
  await elsewhere.goto('/auth/login/candidate')
  await fillLogin(elsewhere, { ...person, password: 'Difference2?' })
  await loginButton(elsewhere).click()
  await expect(elsewhere).toHaveURL('/candidate/dashboard')
  await elsewhere.close()
})

test('a wrong current password is reported at its field, and changes nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await register(page, somebody())
  await page.goto(settings)
  await page.getByLabel('Current password', { exact: true }).fill('Somebody else 1!')
  await page.getByLabel('New password', { exact: true }).fill('Difference2?')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    /This isn’t your current password/,
  )
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Difference2?')
})
