import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import * as v from 'valibot'
import { menus } from '../../src/words/menus.ts'
import { expect, test } from '../support/fixtures.ts'
import { brand, expectDashboard, fillLogin, loginButton, register, somebody } from '../support/people.ts'

const listSchema = v.object({ pages: v.array(v.object({ pattern: v.string() })) })
const { pages } = v.parse(listSchema, JSON.parse(readFileSync('dist/pages.json', 'utf8')))

const titles: Readonly<Record<string, string>> = {
  '/auth/login': 'Login',
  '/auth/register': 'Create Account',
  '/auth/login/candidate': 'Login',
  '/auth/register/candidate': 'Create Account',
}

for (const { pattern } of pages) {
  test(`the page ${pattern} has its own title and description`, async ({ request }) => {
    const answer = await request.get(pattern.replaceAll(/:\w+/g, 'x'))
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1]
    expect(title).toMatch(new RegExp(`^(Error: )?\\S.* \\| ${brand}$`))
    if (titles[pattern]) expect(title).toBe(`${titles[pattern]} | ${brand}`)
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]).toMatch(/\S{2,}.*\.$/)
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    expect(html.match(/<h1[ >]/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
  })
}

test('The header is 60 px high, and each of its six links opens a page.', async ({ page }) => {
  await page.goto('/')
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(60)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Jobs', 'Features', 'Resources', 'Resumes', 'Cover Letters', 'Pricing'])
  for (const link of (await links.all()).slice(1)) {
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(page).toHaveTitle(`${name} | ${brand}`)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/\S.*\.$/)
  }
  // The first link, the job search, loads a new document, because only the server has its results.
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1, name: /jobs?$/i })).toBeVisible()
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await page.getByRole('banner').getByRole('link', { name: brand }).click()
  await expect(page).toHaveURL('/')
})

test('An unknown address shows Page not found, in the shell, with status 404.', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  // Warning of the router about an address that cannot be decoded.
  allowConsole(/malformed URL segment/)
  for (const address of [
    '/nowhere',
    '/auth/login/stranger',
    '/candidate/nowhere',
    '/jobs/1',
    '/a%2Fb/%E0%A4',
  ]) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveTitle(`Page not found | ${brand}`)
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the candidate area has a header 40 high, a navbar 300 wide, and its menu in order', async ({
  page,
}) => {
  const person = somebody()
  await register(page, person)
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(40)
  expect((await page.locator('#navbar').boundingBox())?.width).toBe(300)
  const links = page.getByRole('navigation', { name: 'Candidate' }).getByRole('link')
  await expect(links).toHaveText([
    'Home',
    'Profile',
    'Resumes',
    'Cover Letters',
    'Applications',
    'Settings',
    'Help & Support',
    'Logout',
  ])
  const footer = page.locator('#navbar footer')
  await expect(footer).toContainText('AB')
  await expect(footer.getByText('Ada Byron', { exact: true })).toBeVisible()
  await expect(footer.getByText(person.emailAddress, { exact: true })).toBeVisible()

  for (const { label, href } of menus.candidate.filter((item) => item.label !== 'Logout')) {
    await links.filter({ hasText: label }).first().click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveTitle(/Page not found/)
    const here = page.locator('#navbar [aria-current=page]')
    await expect(here).toHaveText(label)
    const mark = () => here.evaluate((item) => getComputedStyle(item, '::before').borderInlineStartWidth)
    await expect.poll(mark).toBe('4px')
  }
})

test('Logged out, the candidate menu is empty, and a login returns to the page.', async ({
  page,
  context,
}) => {
  const person = somebody()
  await register(page, person)
  await context.clearCookies()

  await page.goto('/candidate/profile?tab=settings')
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Candidate' }).getByRole('link')).toHaveCount(0)
  await expect(page.locator('#navbar footer')).toHaveCount(0)
  await expect(page).toHaveURL('/candidate/profile?tab=settings')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
  await fillLogin(page, person)
  await loginButton(page).click()
  await expect(page).toHaveURL('/candidate/profile?tab=settings')
  await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
})

test('The requested page opens after registration, too.', async ({ page }) => {
  await page.goto('/candidate/help')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/auth/register/candidate?next=%2Fcandidate%2Fhelp')
})

for (const next of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'candidate',
]) {
  test(`after a login nobody is redirected to ${JSON.stringify(next)}`, async ({ page, browser, app }) => {
    const person = somebody()
    const elsewhere = await browser.newPage({ baseURL: app.origin })
    await register(elsewhere, person)
    await elsewhere.context().close()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).origin))

    await page.goto(`/auth/login/candidate?next=${encodeURIComponent(next)}`)
    await fillLogin(page, person)
    await loginButton(page).click()
    await expectDashboard(page, person)
    expect(new Set(requests)).toEqual(new Set([app.origin]))
  })
}

test.describe('the burger', () => {
  test.beforeEach(async ({ page }) => {
    await register(page, somebody())
    await page.setViewportSize({ width: 768, height: 800 })
  })

  test('is shown at 768 px and not at 769 px', async ({ page }) => {
    await expect(burger(page)).toBeVisible()
    await expect(navbar(page)).toBeHidden()
    await page.setViewportSize({ width: 769, height: 800 })
    await expect(burger(page)).toBeHidden()
    await expect(navbar(page)).toBeVisible()
  })

  test('opens a menu with a focus trap, and gets focus back on Escape', async ({ page }) => {
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
    await burger(page).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.width).toBeCloseTo(300)
    for (let stop = 0; stop < 12; stop += 1) {
      await expect.poll(() => holdsFocus(menu)).toBe(true)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => holdsFocus(menu)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger(page)).toBeFocused()
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens a menu that closes on navigation, and when the window grows', async ({ page }) => {
    await burger(page).click()
    await page.getByRole('link', { name: 'Applications' }).click()
    await expect(page).toHaveURL('/candidate/applications')
    await expect(navbar(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeFocused()

    await burger(page).click()
    await page.setViewportSize({ width: 769, height: 800 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(navbar(page)).toBeHidden()
  })

  test('opens a menu that a click outside closes', async ({ page }) => {
    await burger(page).click()
    await page.mouse.click(700, 400)
    await expect(navbar(page)).toBeHidden()
    await expect(burger(page)).toBeFocused()
  })
})

test('a member with an unverified address sees a reminder, and can request the mail again', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  await register(page, person)
  await mailbox.link(person.emailAddress, '/auth/verify/candidate/')
  await expect(page.getByText(`Your email address ${person.emailAddress} isn’t verified yet.`)).toBeVisible()
  const calls: unknown[] = []
  // Records only resend calls, because Home may still be loading its data.
  page.on('request', (request) => {
    if (request.url().endsWith('/resend-verification')) calls.push(request.postDataJSON())
  })
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Email sent.' })).toBeVisible()
  expect(calls).toEqual([{}])
})

const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

const navbar = (page: Page) => page.locator('#navbar')

const holdsFocus = (area: Locator) => area.evaluate((element) => element.contains(document.activeElement))
