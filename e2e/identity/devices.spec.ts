import { expect, test } from '../support/fixtures.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'
import { settings } from '../support/settings.ts'

test('a member logs another device out, and its open page is logged out at once', async ({
  page,
  browser,
  app,
  mailbox,
}) => {
  const person = somebody()
  await register(page, person)
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await elsewhere.goto('/auth/login/candidate')
  await fillLogin(elsewhere, person)
  await loginButton(elsewhere).click()
  await expect(elsewhere).toHaveURL('/candidate/dashboard')
  await mailbox.link(person.emailAddress, '/candidate/profile')

  await page.goto(settings)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out of other devices' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out of other devices' }).click()
  await expect(toasts(page)).toContainText('All other devices are signed out.')
  await expect(page.getByText('You aren’t logged in on any other device.')).toBeVisible()

  await expect(elsewhere.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
  await elsewhere.close()
})
