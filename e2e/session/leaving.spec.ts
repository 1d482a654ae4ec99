import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

test.beforeEach(async ({ page }) => {
  await register(page, somebody())
  await link(page, 'Settings').click()
  await expect(firstName(page)).toHaveValue('Ada')
})

test('a page with nothing unsaved is left without a question', async ({ page }) => {
  await firstName(page).fill('Grace')
  await firstName(page).fill('Ada')
  await link(page, 'Applications').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
})

test('a link out of an unsaved form asks first, and the person can stay', async ({ page }) => {
  await firstName(page).fill('Grace')
  await link(page, 'Applications').click()
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toBeHidden()
  await expect(firstName(page)).toHaveValue('Grace')
  await expect(page).toHaveURL('/candidate/profile?tab=settings')

  await link(page, 'Applications').click()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(firstName(page)).toHaveValue('Grace')

  await link(page, 'Applications').click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/candidate/applications')
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused()
  await expect(question(page)).toHaveCount(0)
})

test('Back out of an unsaved form asks first, and the person can leave', async ({ page }) => {
  await firstName(page).fill('Grace')
  await goBack(page)
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL('/candidate/profile?tab=settings')
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(firstName(page)).toHaveValue('Grace')

  await goBack(page)
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/candidate/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()

  // Checks the history: the page that was left is the next entry.
  await page.goForward()
  await expect(page).toHaveURL('/candidate/profile?tab=settings')
  await expect(firstName(page)).toHaveValue('Ada')
})

test('another tab of the profile opens without a question, and typed text stays', async ({ page }) => {
  await firstName(page).fill('Grace')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(question(page)).toBeHidden()
  await expect(firstName(page)).toHaveValue('Grace')
})

test('After saving, leaving asks nothing.', async ({ page }) => {
  await firstName(page).fill('Grace')
  await page.getByLabel('User name').fill(`grace${test.info().testId.slice(-8)}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile has been updated successfully.').first()).toBeVisible()
  await link(page, 'Applications').click()
  await expect(page).toHaveURL('/candidate/applications')
})

test('the browser asks before a tab with unsaved changes is closed', async ({ page }) => {
  await firstName(page).pressSequentially('e')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name })

const firstName = (page: Page) => page.getByLabel('First name')

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

/** Goes back by script, because Chromium's own button skips a page without user interaction. */
const goBack = (page: Page) => page.evaluate(() => history.back())
