import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { BrowserContext, Page } from 'playwright/test'
import { success } from '../../contract/envelope.ts'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import { askingJob } from '../../stories/support/applying.ts'
import { problems } from '../support/accessible.ts'
import { alertPages, forYou, seeker } from '../support/alerts.ts'
import { BrowserConsole, expect, test } from '../support/fixtures.ts'
import { Mailbox } from '../support/mailbox.ts'
import { register, registerEmployer, somebody, toasts } from '../support/people.ts'
import { invited, personId } from '../support/talent.ts'

const { pages } = v.parse(
  v.object({ pages: v.array(v.object({ pattern: v.string(), file: v.string() })) }),
  JSON.parse(readFileSync('dist/pages.json', 'utf8')),
)

// Several patterns can share one file and so one page; the first pattern has the most parameters.
const patterns = [...Map.groupBy(pages, ({ file }) => file).values()].flatMap(([page]) => page?.pattern ?? [])
/** Area of a page; undefined for public pages and for pages behind a mailed link. */
const areaOf = (pattern: string) =>
  pattern.includes(':code') ? undefined : /^\/(candidate|employer)/.exec(pattern)?.[1]
const ofVisitors = patterns.filter((pattern) => !areaOf(pattern))

/** Opens the page of a pattern, and blocks calls after which it would navigate away. */
async function open(page: Page, pattern: string): Promise<void> {
  await page.route('**/api/*/check-reset-password-code', (route) =>
    route.fulfill({ json: { status: true, result: null, error: null } }),
  )
  await page.route(/\/api\/\w+\/(verify|logout)$/, () => undefined)
  // Serves a job with questions under any name.
  await page.route('**/api/jobs/*', (route) => route.fulfill({ json: success(askingJob) }))
  const path = pattern.replace(':emailAddress', 'somebody@example.com').replace(':code', 'code')
  await page.goto(path)
  if (path.startsWith('/auth/create-password/'))
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible()
  if (path.endsWith('/apply')) await expect(page.getByLabel('Which tools do you use most?')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Waits for content that loads after the page, so that it is checked too.
  if (path === '/employer/company') await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
  // The page removes the code of a mailed link from its address.
  const stays = pattern.includes(':code') ? pattern.replace(/\/:.*$/, '') : path
  await expect(page).toHaveURL(stays)
}

for (const pattern of ofVisitors) {
  test(`visitors find ${pattern} accessible in both themes and at every width`, async ({ page }) => {
    await open(page, pattern)
    expect(await problems(page)).toEqual([])
  })
}

test('visitors find the pages of members accessible in both themes and at every width', async ({ page }) => {
  await open(page, '/candidate/profile')
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
  expect(await problems(page)).toEqual([])
})

test('visitors find notifications accessible in both themes and at every width', async ({ page }) => {
  await page.goto('/auth/verify/candidate')
  await expect(toasts(page)).toBeVisible()
  // Waits until the announcement for screen readers, a copy of the notification, is removed.
  await expect(page.locator('body > [role=status]')).toHaveCount(0)
  expect(await problems(page)).toEqual([])
})

test('visitors find the pages of a job alert accessible in both themes and at every width', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  test.slow()
  for (const address of await alertPages({ allowConsole, app, mailbox, page })) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await problems(page), address).toEqual([])
  }
})

test('candidates find saved searches, recommended jobs and closing dates accessible in both themes and at every width', async ({
  page,
  app,
  mailbox,
}) => {
  test.slow()
  const [home, preferences] = await seeker(page, app, mailbox)
  await page.goto(home)
  await expect(page.getByText('Closing soon: you saved this job')).toBeVisible()
  await expect(forYou(page).getByRole('listitem')).toHaveCount(2)
  expect(await problems(page)).toEqual([])
  await page.goto(preferences)
  await page.getByRole('button', { name: 'What it would have sent' }).first().click()
  await expect(page.getByRole('region', { name: 'Last 7 days' }).getByRole('listitem').first()).toBeVisible()
  // Scrolls to the top, because the header covers scrolled content.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await problems(page)).toEqual([])
})

for (const [role, join] of [
  ['candidate', register],
  ['employer', registerEmployer],
] as const) {
  test.describe(`${role}s`, () => {
    let state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined

    test.beforeAll(async ({ browser, sharedApp }) => {
      // A worker that takes two groups of these tests is logged in already.
      if (state) return
      const page = await browser.newPage({ baseURL: sharedApp.origin })
      await join(page, somebody())
      state = await page.context().storageState()
      await page.close()
    })

    test.use({ storageState: ({}, use) => use(state) })

    const tabs = role === 'candidate' ? ['preferences', 'settings'] : []
    for (const pattern of [
      ...patterns.filter((each) => areaOf(each) === role),
      ...tabs.map((tab) => `/candidate/profile?tab=${tab}`),
    ]) {
      test(`find ${pattern} accessible in both themes and at every width`, async ({ page, allowConsole }) => {
        // No object with the placeholder's id or reference exists.
        if (/:(id|reference)/.test(pattern)) allowConsole(/Failed to load resource/)
        // The company is not verified, and the page says so.
        if (pattern === talentPaths.talent) allowConsole(/status of 403 .*search-profiles/)
        await open(page, pattern)
        if (pattern !== `/${role}/logout`)
          await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
        expect(await problems(page)).toEqual([])
      })
    }
  })
}

test.describe('employers of a verified company', () => {
  let state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined
  let known: { word: string; person: string; invitation: string }

  test.beforeAll(async ({ browser, sharedApp: app }) => {
    if (state) return
    const page = await browser.newPage({ baseURL: app.origin })
    const browserConsole = new BrowserConsole()
    const { candidate, id, word } = await invited({
      app,
      browser,
      browserConsole,
      mailbox: new Mailbox(app),
      page,
    })
    known = { word, person: await personId(page, app, word), invitation: id }
    state = await page.context().storageState()
    await page.close()
    await candidate.context().close()
  })

  test.use({ storageState: ({}, use) => use(state) })

  for (const [name, pathOf] of [
    ['the people they search for', ({ word }) => `${talentPaths.talent}?q=${word}`],
    ['their shortlist', () => `${talentPaths.talent}?tab=shortlist`],
    ['the invitations they sent', () => introductionPaths.sentIntroductions],
    ['a person', ({ person }) => talentPaths.person(person)],
    ['an invitation', ({ invitation }) => introductionPaths.sentIntroduction(invitation)],
  ] satisfies [string, (of: typeof known) => string][]) {
    test(`find ${name} accessible in both themes and at every width`, async ({ page }) => {
      await open(page, pathOf(known))
      await expect(page.getByRole('main')).not.toContainText('Verify your company')
      expect(await problems(page)).toEqual([])
    })
  }
})

test('links in text are underlined', async ({ page }) => {
  let inText = 0
  for (const pattern of ofVisitors) {
    await open(page, pattern)
    const decorations = await page
      .locator('main p a')
      .evaluateAll((links) =>
        links
          .filter((link) => link.parentElement?.textContent !== link.textContent)
          .map((link) => [link.textContent, getComputedStyle(link).textDecorationLine]),
      )
    inText += decorations.length
    expect(
      decorations.filter(([, line]) => line !== 'underline'),
      pattern,
    ).toEqual([])
  }
  expect(inText).toBeGreaterThan(0)
})

test('the primary button has the colour of the brand', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const path of ['/auth/login', '/auth/login/candidate', '/auth/forgot-password/candidate']) {
    await page.goto(path)
    await expect(page.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(0, 64, 56)')
  }
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCSS('background-color', 'rgb(0, 64, 56)')
})
