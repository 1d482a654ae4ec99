import type { Locator, Page } from 'playwright/test'
import { featuresWords } from '../../src/words/pages/features.ts'
import { expect, test } from '../support/fixtures.ts'
import { lettersDrawn } from '../support/looking.ts'
import { fillLogin, loginButton, register, somebody, toasts } from '../support/people.ts'

const login = '/auth/login/candidate'
const forgot = '/auth/forgot-password/candidate'

const person = somebody()

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const problem = (page: Page) => page.locator('[data-problem]')

test.describe('a form', () => {
  test('sent empty moves focus to the list of errors, and each link there to its field and label', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/auth/register/candidate')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(problem(page)).toBeFocused()
    await expect(problem(page)).toBeInViewport()
    const links = await problem(page).getByRole('link').all()
    expect(links).toHaveLength(4)
    for (const link of links) {
      const field = page.locator((await link.getAttribute('href')) ?? '')
      await link.press('Enter')
      await expect(field).toBeFocused()
      await expect(page.locator(`label[for="${await field.getAttribute('id')}"]`)).toBeInViewport()
      await expect(field).toHaveAccessibleDescription(new RegExp(await link.innerText()))
    }
  })

  test('with one error moves focus to its field', async ({ page }) => {
    await page.goto(login)
    await fillLogin(page, { ...person, emailAddress: 'ada' })
    await loginButton(page).click()
    await expect(page.getByLabel('Email address')).toBeFocused()
    await expect(problem(page)).toHaveCount(0)
  })

  test('being submitted keeps focus on its button, and the text typed meanwhile', async ({ page }) => {
    await hold(page)
    await page.goto(login)
    await fillLogin(page, person)
    await lettersDrawn(page)
    const before = await loginButton(page).boundingBox()
    await loginButton(page).press('Enter')
    await expect(loginButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(loginButton(page)).toHaveAccessibleName('Logging in')
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await expect(loginButton(page)).toBeFocused()
    expect(await loginButton(page).boundingBox()).toEqual(before)
    await page.getByLabel('Email address').pressSequentially('x')
    await expect(page.getByLabel('Email address')).toHaveValue(`${person.emailAddress}x`)
  })

  test('refused by the server, or sent offline, moves focus to the reason', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    await page.goto(login)
    await fillLogin(page, person)
    await loginButton(page).press('Enter')
    await expect(problem(page)).toBeFocused()
    await context.setOffline(true)
    await loginButton(page).press('Enter')
    await expect(problem(page)).toContainText('offline')
    await expect(problem(page)).toBeFocused()
  })

  test('refused while the person types elsewhere leaves focus there', async ({ page }) => {
    const refuse = await hold(page)
    await page.goto(login)
    await fillLogin(page, person)
    await loginButton(page).press('Enter')
    const field = page.getByLabel('Password', { exact: true })
    await field.press('Home')
    await field.press('ArrowRight')
    refuse()
    await expect(problem(page)).toBeVisible()
    await expect(field).toBeFocused()
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
  })

  test('submitted slowly returns focus to its button when the person cancels', async ({ page }) => {
    await page.clock.install()
    await hold(page)
    await page.goto(login)
    await fillLogin(page, person)
    await loginButton(page).click()
    await page.clock.runFor(8_100)
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('Still working')).toHaveCount(0)
    await expect(loginButton(page)).toBeFocused()
    await expect(loginButton(page)).toBeEnabled()
  })
})

test('a requested link moves focus to the title, a second request keeps it, another address moves it to its field', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(forgot)
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.keyboard.press('Enter')
  await expect(title(page, 'Check your email')).toBeFocused()
  const again = page.getByRole('button', { name: /^Send(ing| again)$/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(120_000)
  await expect(again).toHaveAttribute('aria-disabled', 'false')
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toBeFocused()
  await page.getByRole('button', { name: 'Use another address' }).press('Enter')
  await expect(page.getByLabel('Email address')).toBeFocused()
})

test('a likely typo in a mail address is pointed out, corrected by a press, and blocks nothing', async ({
  page,
}) => {
  const refuse = await hold(page)
  await page.goto(login)
  await fillLogin(page, { ...person, emailAddress: 'ada@homtail.com' })
  const hint = page.getByRole('status').filter({ hasText: 'Did you mean hotmail.com?' })
  await expect(hint).toBeVisible()
  await expect(page.getByLabel('Email address')).not.toHaveAttribute('aria-invalid')
  const [sent] = await Promise.all([page.waitForRequest('**/api/candidate/login'), loginButton(page).click()])
  expect(sent.postDataJSON()).toMatchObject({ emailAddress: 'ada@homtail.com' })
  refuse()
  await expect(problem(page)).toBeVisible()
  await hint.getByRole('button').press('Enter')
  await expect(page.getByLabel('Email address')).toHaveValue('ada@hotmail.com')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(hint).toHaveCount(0)
})

test.describe('a notification', () => {
  test('never covers the focused element, at any width', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(login)
      await fillLogin(page, person)
      await loginButton(page).press('Enter')
      await expect(toasts(page)).toBeVisible()
      await expect(problem(page)).toBeFocused()
      expect(await isInFront(problem(page))).toBe(true)
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Shift+Tab')
        const focused = page.locator(':focus')
        if ((await focused.count()) > 0) await expect.poll(() => isInFront(focused)).toBe(true)
      }
    }
  })

  test('gets focus with F8, closes with Escape, and returns focus', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    await page.goto(login)
    await fillLogin(page, person)
    await page.keyboard.press('Enter')
    await expect(toasts(page)).toBeVisible()
    for (const away of ['Escape', 'Enter']) {
      await loginButton(page).press('Enter')
      await expect(problem(page)).toBeFocused()
      await expect(toasts(page)).toHaveCount(1)
      await page.getByLabel('Email address').focus()
      await page.keyboard.press('F8')
      await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('list')).toBeFocused()
      await page.keyboard.press('Tab')
      if (away === 'Enter') await page.keyboard.press('Tab')
      await page.keyboard.press(away)
      await expect(toasts(page)).toHaveCount(0)
      await expect(page.getByLabel('Email address')).toBeFocused()
    }
  })
})

test('navigation moves focus to the title, on the same page too, and a logout to the title of Home', async ({
  page,
}) => {
  await register(page, person)
  await expect(title(page, 'Welcome, Ada')).toBeFocused()
  await page.goto('/candidate/profile')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await burger.press('Enter')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeFocused()
  await burger.press('Enter')
  await page.getByRole('link', { name: 'Profile', exact: true }).press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused()
  await burger.press('Enter')
  await page.getByRole('link', { name: 'Logout' }).press('Enter')
  await expect(title(page, 'Find a job that answers back.')).toBeFocused()

  await burger.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).press('Enter')
  await expect(title(page, `${featuresWords.name} ${featuresWords.title}`)).toBeFocused()
  await burger.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).press('Enter')
  await expect(burger).toBeFocused()
})

test('a page that fails to load moves focus to the title of the error page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.goto('/')
  await page.evaluate(() => ['/', '/auth/login'].forEach((path) => sessionStorage.setItem('reloaded', path)))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).press('Enter')
  await expect(title(page, 'This page didn’t load')).toBeFocused()
})

test('No form takes focus when its page opens.', async ({ page }) => {
  for (const address of [login, '/auth/register/candidate', forgot, '/auth/login']) {
    await page.goto(address)
    await expect(page.locator('form[data-ready]')).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
  }
})

/** Holds the calls of a page. Returns a function that refuses them. */
async function hold(page: Page): Promise<() => void> {
  const refused = Promise.withResolvers<void>()
  await page.route('**/api/candidate/{login,register}', async (route) => {
    await refused.promise
    await route.fulfill({ json: { status: false, error: { message: 'Not now.' } } })
  })
  return refused.resolve
}

/** True if the middle of an element is visible and not covered. */
const isInFront = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(front) || (front?.contains(element) ?? false)
  })
