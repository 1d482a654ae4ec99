import { expect, test } from '../support/fixtures.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'
import { settings } from '../support/settings.ts'

test('a member changes the email address, and a link to the old one undoes it', async ({
  page,
  browser,
  app,
  mailbox,
}) => {
  const person = somebody()
  const address = `new.${person.emailAddress}`
  await register(page, person)
  await page.goto(await mailbox.link(person.emailAddress, '/auth/verify/'))
  await expect(toasts(page)).toContainText('verified your email')

  await page.goto(settings)
  await page.getByLabel('New email address', { exact: true }).fill(address)
  await page.getByLabel('Your password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.getByText(/Your email changes once you open the link we sent/)).toBeVisible()

  await page.goto(await mailbox.link(address, '/auth/change-email/'))
  await expect(page).toHaveURL('/auth/change-email/candidate')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(toasts(page)).toContainText('Your email address has been changed.')
  await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(address)

  const owner = await browser.newPage({ baseURL: app.origin })
  await owner.goto(await mailbox.link(person.emailAddress, '/auth/undo-email/'))
  await expect(owner).toHaveURL('/auth/undo-email/candidate')
  await owner.getByRole('button', { name: 'Undo change' }).click()
  await owner.getByLabel('New password', { exact: true }).fill('Difference2?')
  await owner.getByRole('button', { name: 'Save Password' }).click()
  await expect(owner).toHaveURL('/auth/login/candidate')
  await fillLogin(owner, { ...person, password: 'Difference2?' })
  await loginButton(owner).click()
  await expect(owner).toHaveURL('/candidate/dashboard')
  await owner.close()

  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
})
