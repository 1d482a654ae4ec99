import { expect, test } from '../support/fixtures.ts'
import {
  fillInAsEmployer,
  fillLogin,
  loginButton,
  recordCalls,
  register,
  registerEmployer,
  somebody,
  toasts,
} from '../support/people.ts'

test('an employer registers, describes the company, logs out and returns', async ({ page }) => {
  const person = somebody()
  const calls = recordCalls(page)
  await page.goto('/auth/register')
  await page.getByRole('radio', { name: "I'm an employer, hiring talents" }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/auth/register/employer')
  await fillInAsEmployer(page, person)
  expect(calls.find((call) => call.url().endsWith('/employer/register'))?.postDataJSON()).toEqual({
    ...person,
    provider: 'email',
    companyName: 'Engine Works',
  })

  await page.getByRole('link', { name: 'Tell candidates about your company' }).click()
  await expect(page.getByLabel('Company name')).toHaveValue('Engine Works')
  await page.getByLabel('Website (optional)').fill('engines.example')
  await page.getByLabel('About (optional)').fill('We build engines.\nSince long.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Website (optional)')).toHaveAccessibleDescription(
    /Enter an address that begins with https/,
  )
  await page.getByLabel('Website (optional)').fill('https://engines.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Your company has been updated successfully.')
  await page.reload()
  await expect(page.getByLabel('About (optional)')).toHaveValue('We build engines.\nSince long.')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('User name').fill(`ada${person.emailAddress.slice(4, 10).replaceAll('-', '0')}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).first()).toContainText('Your profile has been updated successfully.')

  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth/login/employer')
  await fillLogin(page, person)
  await loginButton(page).click()
  await expect(page).toHaveURL('/employer')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/employer')
})

test('a company changed in another window is saved by a retry, and keeps both changes', async ({
  allowConsole,
  context,
  page,
}) => {
  allowConsole(/409/)
  await registerEmployer(page, somebody())
  await page.goto('/employer/company')
  const industry = page.getByLabel('Industry (optional)')
  await expect(industry).toBeVisible()
  const other = await context.newPage()
  await other.goto('/employer/company')
  await other.getByLabel('Industry (optional)').fill('Engines')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(other)).toContainText('Your company has been updated successfully.')

  const about = page.getByLabel('About (optional)')
  await about.fill('We build engines.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('form').getByRole('alert').first()).toContainText('changed')
  await expect(industry).toHaveValue('Engines')
  await expect(about).toHaveValue('We build engines.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Your company has been updated successfully.')
  await page.reload()
  await expect(industry).toHaveValue('Engines')
  await expect(about).toHaveValue('We build engines.')
})

test('A text beyond its limit gets an error at its field.', async ({ page }) => {
  await registerEmployer(page, somebody())
  await page.getByRole('link', { name: 'Tell candidates about your company' }).click()
  const about = page.getByLabel('About (optional)')
  await about.fill('a'.repeat(2_001))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(about).toBeFocused()
  await expect(about).toHaveAccessibleDescription(/Error: Use at most 2,?000 characters\./)
  await page.getByLabel('Website (optional)').fill('engines.example')
  await page.getByRole('button', { name: 'Save' }).click()
  const summary = page.locator('form').getByRole('alert')
  await expect(summary.getByRole('link')).toHaveCount(2)
  await summary.getByRole('link').last().click()
  await expect(about).toBeFocused()
})

test('an employer verifies the address and sets a new password by mailed links', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  await registerEmployer(page, person)
  await page.goto(await mailbox.link(person.emailAddress, '/auth/verify/employer/'))
  await expect(toasts(page)).toContainText('You have just verified your email successfully.')
  await page.goto('/employer/logout')
  await expect(page).toHaveURL('/')
  await page.goto('/auth/forgot-password/employer')
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await page.goto(await mailbox.link(person.emailAddress, '/auth/create-password/employer/'))
  await page.getByLabel('New password', { exact: true }).fill('Difference2?')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page).toHaveURL('/auth/login/employer')
  await page.getByLabel('Password', { exact: true }).fill('Difference2?')
  await loginButton(page).click()
  await expect(page).toHaveURL('/employer')
})

test('One browser holds a candidate and an employer session with one address, separately.', async ({
  page,
  context,
}) => {
  const person = somebody()
  await register(page, person)
  await page.goto('/employer')
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
  await registerEmployer(page, { ...person, firstName: 'Augusta' })
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['candidate', 'employer']))
  await page.goto('/candidate')
  await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible()
  await page.goto('/employer/logout')
  await expect(page).toHaveURL('/')
  await page.goto('/employer')
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
  await page.goto('/candidate')
  await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible()
})
