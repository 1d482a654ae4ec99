import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { keepingLeftPages } from '../support/leftPages.ts'
import { paths } from '../../contract/paths.ts'
import { roles } from '../../contract/roles.ts'
import { toRead } from '../../src/words/reading/guides.ts'
import { landingPages } from '../../src/words/pages/landingPages.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'
import { publish } from '../support/publishing.ts'
import { PlainChromium, type PlainPage } from '../support/prerendering.ts'

const test = base.extend<{ plainChromium: PlainChromium }>({
  plainChromium: async ({}, use) => {
    const browser = await PlainChromium.start()
    await use(browser)
    await browser.close()
  },
})

test.use({ launchOptions: keepingLeftPages() })

const pages = [
  paths.home,
  ...toRead,
  ...landingPages.map(({ path }) => path),
  paths.chooseLogin,
  paths.chooseRegister,
  ...roles.flatMap((role) => [paths.login(role), paths.register(role), paths.forgotPassword(role)]),
]

test.describe('after Back', () => {
  for (const path of pages) {
    test(`${path} is restored at once and unchanged`, async ({ page }) => {
      // Chromium does not cache a page that has offered passkeys.
      await page.addInitScript(() =>
        Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
      )
      await page.goto(path)
      await leaveAndReturn(page)
    })
  }

  test('Back to the new password page restores it at once.', async ({ page, mailbox }) => {
    const person = somebody()
    await register(page, person)
    await page.goto(paths.forgotPassword('candidate'))
    await page.getByLabel('Email address').fill(person.emailAddress)
    await page.getByRole('button', { name: 'Send Link' }).click()
    await page.goto(await mailbox.link(person.emailAddress, '/auth/create-password/candidate/'))
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await leaveAndReturn(page)
  })

  test('a job saved on its own page is shown as saved in the list', async ({ page, app, mailbox }) => {
    const title = `Wheelwright ${randomUUID().slice(0, 8)}`
    const { path } = await publish(page, app, mailbox, { title })
    await page.context().clearCookies()
    await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
    const list = page.getByRole('region', { name: 'Results' })
    const save = list.getByRole('button', { name: 'Save', exact: true })
    const saved = list.getByRole('button', { name: 'Saved', exact: true })
    await expect(save).toHaveAccessibleDescription(title)
    await leaveAndReturn(page, async () => {
      const other = await page.context().newPage()
      await other.goto(path)
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(other.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
        'aria-busy',
        'false',
      )
      await other.close()
    })
    await expect(saved).toHaveAccessibleDescription(title)
  })
})

test.describe('the page of the preselected role', () => {
  for (const [chooser, next] of [
    [paths.chooseLogin, paths.login('candidate')],
    [paths.chooseRegister, paths.register('candidate')],
  ] as const) {
    test(`is prerendered before ${chooser} is left for it`, async ({ plainChromium, app }) => {
      await plainChromium.open(app.origin + chooser)
      const page = await pageMadeReady(plainChromium)
      await submitChoice(plainChromium)
      await expect.poll(() => page.evaluate('document.prerendering')).toBe(false)
      expect(await page.evaluate('location.pathname')).toBe(next)
      expect(await page.evaluate(activationStart)).toBeGreaterThan(0)
    })
  }

  test('requests the session only when it is shown, and then opens the next page', async ({
    plainChromium,
    app,
  }) => {
    const person = somebody()
    await plainChromium.open(app.origin + paths.chooseLogin)
    const page = await pageMadeReady(plainChromium)
    const [chooser] = plainChromium.pages
    await chooser?.evaluate(`(async () => {
      const body = JSON.stringify(${JSON.stringify({ ...person, provider: 'email' })})
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/candidate/register', { method: 'POST', headers, body })
      const { result } = await answer.json()
      document.cookie = 'candidate=' + encodeURIComponent(JSON.stringify(result)) + ';path=/'
    })()`)
    await submitChoice(plainChromium)
    await expect.poll(() => page.evaluate('location.pathname')).toBe(paths.landing.candidate)
    const calls = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))`
    await expect.poll(() => page.evaluate(`${calls}.length`)).toBeGreaterThan(0)
    expect(await page.evaluate(`${calls}.filter((call) => call.startTime < ${activationStart}).length`)).toBe(
      0,
    )
  })
})

const activationStart = `performance.getEntriesByType('navigation')[0].activationStart`

/** Waits until the browser has prerendered a page and it is interactive. Returns that page. */
async function pageMadeReady(browser: PlainChromium): Promise<PlainPage> {
  const found = () => browser.pages.find(({ isPrerendered }) => isPrerendered)
  await expect.poll(() => found()?.evaluate(`document.querySelector('form[data-ready]') !== null`)).toBe(true)
  const page = found()
  if (!page) throw new Error('No page was made ready.')
  return page
}

/**
 * Presses Continue in a timeout, because the navigation replaces the page and would interrupt the evaluation.
 */
const submitChoice = ({ pages: [chooser] }: PlainChromium) =>
  chooser?.evaluate(`void setTimeout(() => document.querySelector('[type=submit]').click())`)

/**
 * Leaves by loading another page, goes back, and checks that the document comes from the back/forward cache.
 */
async function leaveAndReturn(page: Page, meanwhile = async () => {}): Promise<void> {
  const left = page.url()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Recorded in an attribute, because hydration after an early return would overwrite the title.
  await page.evaluate(() =>
    addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset['kept'] = `${persisted}`),
    ),
  )
  await page.goto('/?elsewhere')
  await meanwhile()
  // Playwright would wait for a load event that a page from the back/forward cache never fires.
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
  expect(page.url()).toBe(left)
}
