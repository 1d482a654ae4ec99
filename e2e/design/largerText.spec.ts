import type { Page } from 'playwright/test'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import { alertPages, seeker } from '../support/alerts.ts'
import { twoApplicants } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { join } from '../support/joining.ts'
import { writtenLetter } from '../support/letters.ts'
import { cutOff, open, overlapping } from '../support/looking.ts'
import { somebody } from '../support/people.ts'
import { publish } from '../support/publishing.ts'
import { begin } from '../support/resumes.ts'
import { invited, personId } from '../support/talent.ts'

/**
 * Enlarges text by a style sheet, unlike the browser setting, so that media queries keep their thresholds.
 */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
  })

/** Sets the text size of the browser, 16px by default, to 32px. */
async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Checks that pages with a text size of 32px show all their text without a horizontal scroll bar. */
async function readLarge(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    for (const width of [1280, 320]) {
      await open(page, address, width)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await cutOff(page), `${address}, ${width} wide`).toEqual([])
      expect(await overlapping(page), `${address}, ${width} wide`).toEqual([])
    }
  }
}

test('a public page fits a window of 1280 and of 320 when the browser’s text size is 200 %', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const { path } = await publish(page, app, mailbox)
  await page.context().clearCookies()
  await doubleTextSize(page)
  await readLarge(page, [
    '/',
    '/jobs',
    '/jobs?q=engine',
    path,
    `${path}/apply`,
    '/features',
    '/pricing',
    '/resumes',
    '/cover-letters',
    '/resources',
    '/privacy',
    '/auth/login',
    '/auth/login/candidate',
    '/auth/register/employer',
    '/auth/forgot-password/candidate',
    '/nowhere',
  ])
})

test('a candidate’s page fits a window of 1280 and of 320 when the browser’s text size is 200 %', async ({
  page,
  app,
}) => {
  await begin(page)
  const resume = new URL(page.url()).pathname
  await writtenLetter(page, app, { title: 'To any theatre' })
  await doubleTextSize(page)
  await readLarge(page, [
    '/candidate',
    '/candidate/applications',
    '/candidate/resumes',
    resume,
    '/candidate/cover-letters',
    '/candidate/profile',
    '/candidate/profile/edit',
    '/candidate/profile?tab=preferences',
    '/candidate/profile?tab=settings',
    introductionPaths.introductions,
    '/candidate/help',
  ])
})

test('the pages of a job alert and its candidate fit a window of 1280 and of 320 when the browser’s text size is 200 %', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  test.slow()
  const pages = await alertPages({ allowConsole, app, mailbox, page })
  await doubleTextSize(page)
  await readLarge(page, pages)
  await readLarge(page, await seeker(page, app, mailbox))
})

test('an employer’s page fits a window of 1280 and of 320 when the browser’s text size is 200 %', async ({
  page,
  app,
  mailbox,
}) => {
  const { path } = await twoApplicants({ app, mailbox, page })
  const posting = path.replace('/applicants', '')
  await open(page, '/employer/applicants', 1280)
  const applicant = await page.locator('main a[href^="/employer/applicants/"]').first().getAttribute('href')
  await doubleTextSize(page)
  await readLarge(page, [
    '/employer',
    '/employer/postings',
    posting,
    `${posting}/edit`,
    path,
    `${path}?view=board`,
    '/employer/applicants',
    applicant ?? '',
    '/employer/company',
    '/employer/settings',
    '/employer/help',
  ])
})

test('the talent pages and an invitation fit a window of 1280 and of 320 when the browser’s text size is 200 %', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  const { candidate, id, word } = await invited({ app, browser, browserConsole, mailbox, page })
  await doubleTextSize(page)
  await readLarge(page, [
    `${talentPaths.talent}?q=${word}`,
    `${talentPaths.talent}?tab=shortlist`,
    introductionPaths.sentIntroductions,
    talentPaths.person(await personId(page, app, word)),
    introductionPaths.sentIntroduction(id),
  ])
  await doubleTextSize(candidate)
  await readLarge(candidate, [introductionPaths.introductions, introductionPaths.introduction(id)])
})

test.describe('with a user style sheet', () => {
  test.beforeEach(({ page }) => enlarge(page))

  test('with text twice as large, the header links move behind their button before they overflow the window', async ({
    page,
  }) => {
    for (const address of ['/', '/jobs', '/pricing']) {
      await open(page, address, 1280)
      expect(await cutOff(page), address).toEqual([])
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Create Account', exact: true }).first()).toBeInViewport({
        ratio: 1,
      })
    }
  })

  test('with text twice as large, rows and cards show whose turn it is', async ({ page, app, mailbox }) => {
    const { path } = await twoApplicants({ app, mailbox, page })
    for (const address of [path, `${path}?view=board`, '/employer/applicants']) {
      await open(page, address, 1280)
      await expect(page.getByText(/^Reply by \w+, \w+ \d/)).toHaveCount(2)
      for (const tag of await page.getByText(/^Reply by \w+, \w+ \d/).all()) {
        const lines = await tag.evaluate((node) => {
          const text = document.createRange()
          text.selectNodeContents(node)
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
        })
        expect(lines, address).toBeLessThan(3)
      }
    }
  })

  test('with text twice as large, everything fits on a phone: the parts of a builder, and the buttons of the settings', async ({
    page,
  }) => {
    await begin(page)
    await open(page, page.url(), 390)
    await expect(page.getByRole('tab', { name: 'Check' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await open(page, '/candidate/profile?tab=settings', 320)
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
  })

  test('with text twice as large, a posting and a list of letters fit on the narrowest phone', async ({
    page,
    app,
    mailbox,
  }) => {
    const { id } = await publish(page, app, mailbox)
    await open(page, `/employer/postings/${id}`, 320)
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await join(page, app, mailbox, 'candidate', somebody())
    await writtenLetter(page, app, { title: 'To any theatre' })
    await open(page, '/candidate/cover-letters', 320)
    await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible()
    expect(await sideways(page)).toBe(0)
  })

  test('with text twice as large, the bar of an editor shows its title, its state and its actions', async ({
    page,
    app,
    mailbox,
  }) => {
    const { path } = await twoApplicants({ app, mailbox, page })
    await open(page, path.replace('applicants', 'edit'), 390)
    // Polls, because the bar replaces the loading state of the page.
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(async () => (await heading.boundingBox())?.width).toBeGreaterThan(200)
  })
})

/** Horizontal overflow of the page, in px. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
