import { chromium, type Page } from 'playwright/test'
import { launchOptions } from '../../browser.ts'
import { keepingLeftPages } from '../support/leftPages.ts'
import { expect, test } from '../support/fixtures.ts'
import { brand } from '../support/people.ts'

const candidate = "I'm a candidate, looking for a job"
const employer = "I'm an employer, hiring talents"

const purposes = [
  {
    name: 'login',
    path: '/auth/login',
    title: `Login | ${brand}`,
    description: 'Login to your account.',
    text: 'Find a job opportunity and create resume for free',
  },
  {
    name: 'registration',
    path: '/auth/register',
    title: `Create Account | ${brand}`,
    description: 'Create your account.',
    text: 'Find a job and create resume for free',
  },
] as const

for (const { name, path, title, description, text } of purposes) {
  test(`the ${name} asks for the role, with the candidate preselected`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
    await expect(card(page, candidate)).toBeChecked()
    await expect(card(page, candidate)).toHaveAccessibleDescription(text)
    await expect(card(page, employer)).not.toBeChecked()
    await expect(card(page, employer)).toHaveAccessibleDescription(
      'Connect with top talents and their profiles',
    )
    await expect(page.getByText('over 150,000')).toBeVisible()
    await expect(page.getByRole('link', { name: brand })).toHaveAttribute('href', '/')
  })

  test(`the ${name} opens the page of the chosen role by a full page load`, async ({ page }) => {
    for (const [option, role] of [
      [candidate, 'candidate'],
      [employer, 'employer'],
    ] as const) {
      await page.goto(path)
      await page.getByText(option).click()
      await expect(card(page, option)).toBeChecked()
      const loaded = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().endsWith(`${path}/${role}`),
      )
      await page.getByRole('button', { name: 'Continue' }).click()
      expect((await loaded).resourceType()).toBe('document')
      await page.waitForURL(`${path}/${role}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}

test('a role is chosen and confirmed by keyboard alone', async ({ page }) => {
  await page.goto('/auth/login')
  await card(page, candidate).focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, employer)).toBeChecked()
  await expect(card(page, employer)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(card(page, candidate)).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login/employer')
})

test('the two choosers link to each other', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/auth/register')
  await expect(page).toHaveTitle(`Create Account | ${brand}`)
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(page).toHaveTitle(`Login | ${brand}`)
})

test('the requested page is remembered', async ({ page }) => {
  await page.goto('/auth/login?next=%2Fcandidate%2Fhelp')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/auth/login/candidate?next=%2Fcandidate%2Fhelp')
})

for (const { window, width } of [
  { window: 1280, width: 420 },
  { window: 600, width: 420 },
  { window: 599, width: 320 },
  { window: 390, width: 320 },
  { window: 320, width: 280 },
]) {
  test(`cards are ${width} wide in a window of ${window}`, async ({ page }) => {
    await page.setViewportSize({ width: window, height: 900 })
    await page.goto('/auth/login')
    for (const title of [candidate, employer]) {
      const box = await page.locator('label', { hasText: title }).boundingBox()
      expect(box?.width).toBe(width)
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

test('cards are 320 wide next to a scrollbar that takes space, in a window of 360', async ({ app }) => {
  const browser = await chromium.launch({ ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] })
  try {
    const page = await browser.newPage({ baseURL: app.origin, viewport: { width: 360, height: 600 } })
    await page.goto('/auth/login')
    const room = await page.evaluate(() => document.documentElement.clientWidth)
    expect(room).toBeLessThan(360)
    const box = await page.locator('label', { hasText: candidate }).boundingBox()
    expect(box).toMatchObject({ width: 320, x: (room - 320) / 2 })
  } finally {
    await browser.close()
  }
})

test('after Back the choice is restored, and Continue works again', async ({ page }) => {
  await page.goto('/auth/login')
  await continueAs(page, 'employer')
  await page.goBack()
  await expect(card(page, employer)).toBeChecked()
  await continueAs(page, 'employer')
})

test('Continue works again on a page restored from the back/forward cache', async ({ app }) => {
  const browser = await chromium.launch(keepingLeftPages())
  try {
    const page = await browser.newPage({ baseURL: app.origin })
    await page.goto('/auth/login')
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)),
    )
    await continueAs(page, 'employer')
    // Playwright would wait for a load event that a page from the back/forward cache never fires.
    await page.evaluate(() => setTimeout(() => history.back()))
    await expect(page).toHaveTitle('persisted: true')
    await expect(card(page, employer)).toBeChecked()
    await continueAs(page, 'employer')
  } finally {
    await browser.close()
  }
})

test('Continue works again after the navigation was stopped', async ({ page }) => {
  // A prerendered page would open at once and show no progress.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.getElementById('next')?.remove()),
  )
  await page.goto('/auth/login')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  const button = page.getByRole('button', { name: /^(Continue|Opening)$/ })
  const nextPage = '**/auth/login/candidate'
  await page.route(nextPage, () => undefined)
  const browser = await page.context().newCDPSession(page)
  const asked = page.waitForRequest(nextPage)
  await button.focus()
  await page.keyboard.press('Enter')
  await asked
  await browser.send('Page.stopLoading')
  await expect(button).toHaveAccessibleName('Continue')
  await expect(button).not.toHaveAttribute('aria-disabled')
  await expect(button).toBeFocused()
  await page.unroute(nextPage)
  await continueAs(page, 'candidate')
})

const card = (page: Page, name: string) => page.getByRole('radio', { name })

async function continueAs(page: Page, role: 'candidate' | 'employer'): Promise<void> {
  await card(page, role === 'candidate' ? candidate : employer).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/auth/login/${role}`)
  await expect(page.getByLabel('Email address')).toBeVisible()
}
