import type { Page } from 'playwright/test'
import { ownProfileWords } from '../../src/words/talent/profile.ts'
import { profileEditorWords } from '../../src/words/talent/profileEditor.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  candidateCookie,
  recordCalls,
  register,
  somebody,
  toasts,
  userInCookie,
  type Person,
} from '../support/people.ts'
import { expectFooter, fillSettings, menuLink, save, settings, unique } from '../support/settings.ts'

const day = 24 * 60 * 60

let person: Person

test.beforeEach(async ({ page }) => {
  person = somebody()
  await register(page, person)
})

test('the address contains the tab, and Back and Forward switch tabs', async ({ page }) => {
  await page.goto('/candidate/profile')
  await expectTab(page, 'Overview')
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(page).toHaveURL('/candidate/profile?tab=preferences')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await expectTab(page, 'Preferences')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page).toHaveURL(settings)
  await page.reload()
  await expectTab(page, 'Settings')
  await page.goBack()
  await expectTab(page, 'Preferences')
  await page.goBack()
  await expectTab(page, 'Overview')
  await page.goForward()
  await expectTab(page, 'Preferences')
  await menuLink(page, 'Settings').click()
  await expectTab(page, 'Settings')
})

test('An unknown tab shows the overview.', async ({ page }) => {
  for (const query of ['?tab=secrets', '?tab=', '?tab=Settings', '?tab=__proto__']) {
    await page.goto(`/candidate/profile${query}`)
    await expectTab(page, 'Overview')
  }
})

test('tabs are changed with the arrow keys', async ({ page }) => {
  await page.goto('/candidate/profile')
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectTab(page, 'Preferences')
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeFocused()
  await page.keyboard.press('End')
  await expectTab(page, 'Settings')
  await page.keyboard.press('Home')
  await expectTab(page, 'Overview')
  await expect(page).toHaveURL('/candidate/profile?tab=overview')
})

test('a saved profile is shown at once, after a reload and in another tab, and renews the cookie', async ({
  page,
  context,
  app,
}) => {
  const other = await context.newPage()
  await other.goto('/candidate')
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()

  await Promise.all([page.waitForResponse('/api/candidate/session'), page.goto(settings)])
  const cookie = await candidateCookie(page)
  await context.addCookies([
    { name: 'candidate', value: cookie?.value ?? '', url: app.origin, expires: Date.now() / 1000 + day },
  ])
  const calls = recordCalls(page)
  await fillSettings(page, { firstName: ' Grace ', lastName: 'Hopper', userName: `grace${unique()}` })
  const userName = await page.getByLabel('User name').inputValue()
  await save(page)
  await expect(toasts(page).getByText('Done', { exact: true })).toBeVisible()
  await expect(
    toasts(page).getByText('Your profile has been updated successfully.', { exact: true }),
  ).toBeVisible()
  const { id } = await userInCookie(page)
  expect(calls.map((call) => call.postDataJSON() as unknown)).toEqual([
    { id, firstName: 'Grace', lastName: 'Hopper', userName },
  ])
  await expectFooter(page, 'GH', 'Grace Hopper')
  await expectFooter(other, 'GH', 'Grace Hopper')
  await expect(other.getByRole('heading', { level: 1, name: 'Welcome, Grace' })).toBeVisible()

  expect(await userInCookie(page)).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', userName })
  const left = ((await candidateCookie(page))?.expires ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(90 * day - 60)

  await page.reload()
  await expectFooter(page, 'GH', 'Grace Hopper')
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(page.getByLabel('User name')).toHaveValue(userName)
})

test('the email address cannot be changed in the form with the names', async ({ page }) => {
  await page.goto(settings)
  const emailAddress = page.getByLabel('Email address', { exact: true })
  await expect(emailAddress).toHaveValue(person.emailAddress)
  await expect(emailAddress).not.toBeEditable()
})

test('an invalid field shows its error, and nothing is sent', async ({ page }) => {
  await Promise.all([page.waitForResponse('/api/candidate/session'), page.goto(settings)])
  const calls = recordCalls(page)
  await fillSettings(page, { firstName: 'G', lastName: ' ', userName: 'gräce1' })
  await save(page)
  for (const [label, message] of [
    ['First name', 'Invalid first name'],
    ['Last name', 'Invalid last name'],
    ['User name', 'Min 6 and alphanumeric english chars.'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(
      new RegExp(`Error: ${message.replace('.', '\\.')}`),
    )
  }
  await expect(toasts(page)).toHaveCount(0)
  expect(calls).toEqual([])
})

test('A refusal keeps typed text, and shows the reason at its field.', async ({
  page,
  browser,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const userName = `taken${unique()}`
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await register(elsewhere, somebody())
  await elsewhere.goto(settings)
  await fillSettings(elsewhere, { firstName: 'Grace', lastName: 'Hopper', userName })
  await save(elsewhere)
  await expect(toasts(elsewhere)).toContainText('Done')
  await elsewhere.context().close()

  await page.goto(settings)
  await fillSettings(page, { firstName: 'Grace', lastName: 'Hopper', userName: userName.toUpperCase() })
  await save(page)
  await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(toasts(page)).toContainText('This user name is taken. Choose another one.')
  await expect(page.getByLabel('User name')).toHaveAccessibleDescription(/This user name is taken/)
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(page.getByLabel('User name')).toHaveValue(userName.toUpperCase())
  await expectFooter(page, 'AB', 'Ada Byron')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('a saved form shows the values of the response, not the typed ones', async ({ page }) => {
  await page.goto(settings)
  const user = await userInCookie(page)
  await page.route('**/api/candidate/update-profile', (route) =>
    route.fulfill({ json: { status: true, result: { ...user, firstName: 'Katherine' } } }),
  )
  await fillSettings(page, { firstName: 'Grace', lastName: 'Byron', userName: 'grace123' })
  await save(page)
  await expectFooter(page, 'KB', 'Katherine Byron')
})

test('Saving after the session has ended is refused, and typed text stays.', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await Promise.all([page.waitForResponse('/api/candidate/session'), page.goto(settings)])
  await fillSettings(page, { firstName: 'Grace', lastName: 'Hopper', userName: `grace${unique()}` })
  await context.clearCookies({ name: 'cs' })
  await save(page)
  await expect(toasts(page).filter({ hasText: 'Your session ended. Log in again.' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
})

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name)
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
}

test('A missing part of the profile links to its field.', async ({ page }) => {
  await page.goto('/candidate/profile')
  await page.getByRole('link', { name: ownProfileWords.complete.parts.headline }).click()
  await expect(page.getByLabel(profileEditorWords.headline, { exact: true })).toBeFocused()
})
