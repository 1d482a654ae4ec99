import type { Page } from 'playwright/test'
import { featuresWords } from '../../src/words/pages/features.ts'
import { pricingWords } from '../../src/words/pages/pricing.ts'
import { pressOn, tabTo, typeInto } from '../support/byKeyboard.ts'
import { expect, test } from '../support/fixtures.ts'
import { loginButton, register, registerButton, somebody, toasts } from '../support/people.ts'

test('register, verify, log out, reset, log in and edit the profile by keyboard alone', async ({
  page,
  mailbox,
}) => {
  test.slow()
  const person = somebody()
  const newPassword = 'Difference2?'

  await test.step('register', async () => {
    await page.goto('/')
    await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Create Account' }))
    await expectTitleFocused(page, 'Create account')
    await tabTo(page, page.getByRole('radio', { checked: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL('/auth/register/candidate')
    await typeInto(page, page.getByLabel('First name'), person.firstName)
    await typeInto(page, page.getByLabel('Last name'), person.lastName)
    await typeInto(page, page.getByLabel('Email address'), person.emailAddress)
    await typeInto(page, page.getByLabel('Password', { exact: true }), person.password)
    await pressOn(page, registerButton(page))
    await expectTitleFocused(page, 'Welcome, Ada')
  })

  await test.step('verify', async () => {
    await page.goto(await mailbox.link(person.emailAddress, '/auth/verify/candidate/'))
    await expect(toasts(page)).toContainText('You have just verified your email successfully.')
    await expectTitleFocused(page, 'Find a job that answers back.')
    await page.keyboard.press('F8')
    await pressOn(page, toasts(page).getByRole('button', { name: 'Dismiss' }))
    await expect(toasts(page)).toHaveCount(0)
    await expectFocusSomewhere(page)
  })

  await test.step('log out', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Dashboard' }))
    await expectTitleFocused(page, 'Welcome, Ada')
    await pressOn(page, page.getByRole('link', { name: 'Logout' }))
    await expectTitleFocused(page, 'Find a job that answers back.')
  })

  await test.step('forget', async () => {
    await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Login' }))
    await expectTitleFocused(page, 'Login')
    await pressOn(page, page.getByRole('button', { name: 'Continue' }))
    await page.waitForURL('/auth/login/candidate')
    await typeInto(page, page.getByLabel('Email address'), person.emailAddress)
    await pressOn(page, page.getByRole('link', { name: 'Forgot password?' }))
    await expectTitleFocused(page, 'Forgot your password?')
    await pressOn(page, page.getByRole('button', { name: 'Send Link' }))
    await expectTitleFocused(page, 'Check your email')
  })

  await test.step('reset', async () => {
    await page.goto(await mailbox.link(person.emailAddress, '/auth/create-password/candidate/'))
    await typeInto(page, page.getByLabel('New password', { exact: true }), newPassword)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Hide new password' })).toBeFocused()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
    await pressOn(page, page.getByRole('button', { name: 'Save Password' }))
    await expectTitleFocused(page, 'Login')
  })

  await test.step('log in', async () => {
    await typeInto(page, page.getByLabel('Password', { exact: true }), newPassword)
    await page.keyboard.press('Enter')
    await expectTitleFocused(page, 'Welcome, Ada')
  })

  await test.step('edit the profile', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Profile', exact: true }))
    await expectTitleFocused(page, 'Candidate Profile')
    await tabTo(page, page.getByRole('tab', { name: 'Overview' }))
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused()
    await typeInto(page, page.getByLabel('User name'), `ada${test.info().testId.slice(-8)}`)
    await pressOn(page, page.getByRole('button', { name: 'Save' }))
    await expect(toasts(page)).toContainText('Your profile has been updated successfully.')
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  })
})

test('the first page does not move the focus, and its first tab stop skips to the content', async ({
  page,
}) => {
  for (const address of ['/', '/candidate']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('a reload does not move the focus either', async ({ page }) => {
  await register(page, somebody())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

test('after Back and Forward the focus is on the title too', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expectTitleFocused(page, `${pricingWords.name} ${pricingWords.title}`)
  await page.goBack()
  await expectTitleFocused(page, `${featuresWords.name} ${featuresWords.title}`)
  await page.goForward()
  await expectTitleFocused(page, `${pricingWords.name} ${pricingWords.title}`)
})

test('A single wrong field takes focus; of several, the error list takes it and links to each.', async ({
  page,
}) => {
  await page.goto('/auth/login/candidate')
  await typeInto(page, page.getByLabel('Email address'), 'ada@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  await page.goto('/auth/login/candidate')
  await pressOn(page, loginButton(page))
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('There is a problem')
  await expectFocusSomewhere(page)
  await page.keyboard.press('Tab')
  await expect(problems.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a refusal leaves the focus in the form', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/auth/login/candidate')
  await typeInto(page, page.getByLabel('Email address'), somebody().emailAddress)
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'Analytical1!')
  await pressOn(page, loginButton(page))
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('form:focus-within')).toBeVisible()
})

test('the dialog before leaving takes the focus, and returns it', async ({ page }) => {
  await register(page, somebody())
  await page.goto('/candidate/profile?tab=settings')
  await typeInto(page, page.getByLabel('First name'), 'Grace')
  const way = page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: 'Resumes' })
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(way).toBeFocused()
})

const expectTitleFocused = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()

const expectFocusSomewhere = (page: Page) => expect(page.locator('body')).not.toBeFocused()
