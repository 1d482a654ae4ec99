import type { Page } from 'playwright/test'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import { talentPaths } from '../../contract/talent/paths.ts'
import { renderMail } from '../../server/mail/templates.ts'
import { alertPages, seeker } from '../support/alerts.ts'
import { expect, test } from '../support/fixtures.ts'
import { cutOff, open, lettersDrawn } from '../support/looking.ts'
import { register, somebody } from '../support/people.ts'
import { publish } from '../support/publishing.ts'
import { invited, personId } from '../support/talent.ts'

const ofVisitors = ['/', '/jobs', '/auth/login', '/auth/login/candidate', '/auth/register/candidate']
const ofMembers = [
  '/candidate',
  '/candidate/profile',
  '/candidate/profile/edit',
  '/candidate/introductions',
  '/candidate/profile?tab=settings',
]

test('No text or control is under a notch, on any side.', async ({ app, mailbox, page }) => {
  // A job page also shows the company's logo.
  const { path } = await publish(page, app, mailbox)
  await page.context().clearCookies()
  await addNotches(page)
  await lookBesideNotch(page, [...ofVisitors, path])
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
  await register(page, somebody())
  await lookBesideNotch(page, ofMembers)
})

test('No text or control of the talent pages is under a notch, on any side.', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  const { id, word } = await invited({ app, browser, browserConsole, mailbox, page })
  await addNotches(page)
  await lookBesideNotch(page, [
    `${talentPaths.talent}?q=${word}`,
    introductionPaths.sentIntroductions,
    introductionPaths.sentIntroduction(id),
    talentPaths.person(await personId(page, app, word)),
  ])
})

test('No text or control of a job alert and its candidate is under a notch, or too short for longer words.', async ({
  app,
  browser,
  mailbox,
  page,
  allowConsole,
}) => {
  test.slow()
  const pages = await alertPages({ allowConsole, app, mailbox, page })
  await addNotches(page)
  await lookBesideNotch(page, pages)
  // Runs without scripts, because React reports text that it did not render.
  const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
  await lookLengthened(await context.newPage(), pages)
  await context.close()
  const ofSeeker = await seeker(page, app, mailbox)
  await lookBesideNotch(page, ofSeeker)
  await lookLengthened(page, ofSeeker)
})

test('An email fits a phone’s width, with any text in it.', async ({ page }) => {
  const long = 'x'.repeat(100)
  const items = [{ text: long, path: '/' }]
  const words = { subject: long, lead: long, quote: `https://${long}`, items, action: 'Open', rest: long }
  const { html } = await renderMail(words, { brand: 'Jobgrove', firstName: long, link: `https://${long}` })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.setContent(html)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('without jobs of other tests, whose titles can need another line in another font,', () => {
  test.use({ ownApp: true })

  test('Loading the font shifts no layout.', async ({ page }) => {
    const addresses = [
      '/',
      '/auth/login',
      '/auth/register',
      '/auth/login/candidate',
      '/auth/register/candidate',
      '/auth/forgot-password/candidate',
    ]
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      for (const address of addresses) {
        const letters = Promise.withResolvers<void>()
        await page.route('**/*.woff2', (route) => letters.promise.then(() => route.continue()))
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await hasLetters(page)).toBe(false)
        const before = await lines(page)
        letters.resolve()
        await expect.poll(() => hasLetters(page)).toBe(true)
        expect(await lines(page), `${address}, ${width} wide`).toEqual(before)
        await page.unroute('**/*.woff2')
      }
    }
  })
})

test.describe('without scripts, because React reports text that it did not render,', () => {
  test.use({ javaScriptEnabled: false })

  test('Texts 40 % longer by translation fit on public pages.', ({ page }) =>
    lookLengthened(page, ofVisitors))
})

test('Texts 40 % longer by translation fit on member pages.', async ({ page }) => {
  await register(page, somebody())
  await lookLengthened(page, ofMembers)
})

test('Help is in the same place on every member page.', async ({ page }) => {
  await register(page, somebody())
  const help = page.getByRole('navigation').getByRole('link', { name: 'Help & Support' })
  const places = new Set<string>()
  for (const link of await page.getByRole('navigation').getByRole('link').all()) {
    const address = (await link.getAttribute('href')) ?? ''
    if (address.endsWith('/logout')) continue
    await page.goto(address)
    await lettersDrawn(page)
    const { x, y } = (await help.boundingBox()) ?? {}
    places.add(`${x} ${y}`)
  }
  expect(places.size).toBe(1)
})

const notch = 47

/** Emulates a display with a cutout on both sides. */
async function addNotches(page: Page): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  await screen.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: notch, right: notch, bottom: 21 },
  })
}

/**
 * Inset of the display cutout as the page's CSS sees it. On a busy machine the browser applies it only after
 * the page is shown.
 */
const knownNotch = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('div')
    probe.style.paddingLeft = 'env(safe-area-inset-left)'
    document.body.append(probe)
    const { paddingLeft } = getComputedStyle(probe)
    probe.remove()
    return paddingLeft
  })

async function lookBesideNotch(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    for (const width of [700, 844]) {
      await open(page, address, width, 390)
      await expect.poll(() => knownNotch(page)).toBe(`${notch}px`)
      await expect(page.getByText(/^Loading /)).toHaveCount(0)
      expect(await underNotch(page), `${address}, ${width} wide`).toEqual([])
    }
  }
}

/** Text and controls that overlap a display cutout. */
const underNotch = (page: Page) =>
  page.evaluate((inset) => {
    const parts = document.querySelectorAll('a, button, h1, h2, p, input, label, svg')
    return [...parts]
      .filter(
        (part) => part.checkVisibility() && !part.closest('.sr-only') && !part.matches('[href="#main"]'),
      )
      .map((part) => {
        const text = document.createRange()
        text.selectNodeContents(part)
        // Text for screen readers is invisible, and the shapes of an icon end at the edge of the icon.
        const isDrawn = part.textContent !== '' && !part.matches('svg') && !part.querySelector('.sr-only')
        const { left, right, width } = (isDrawn ? text : part).getBoundingClientRect()
        return { left, right, width, name: part.outerHTML.slice(0, 90) }
      })
      .filter(({ left, right, width }) => width > 1 && (left < inset || right > innerWidth - inset))
      .map(({ name, left, right }) => `${left} to ${right}: ${name}`)
  }, notch)

const hasLetters = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  )

/** Top positions of all text and controls, rounded to pixels. */
const lines = (page: Page) =>
  page
    .locator('h1, p, label, input, button:visible')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)))

async function lookLengthened(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    for (const width of [320, 390, 769, 1440]) {
      await open(page, address, width)
      await lengthen(page)
      expect(await cutOff(page), `${address}, ${width} wide`).toEqual([])
    }
  }
}

/** Lengthens the words of headings, paragraphs, labels and controls by up to 40 %, as a translation can. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.parentElement?.closest('a, button, label, h1, h2, p, span'))
        text.textContent =
          text.textContent?.replaceAll(/\p{L}+/gu, (word) => word + word.slice(0, word.length * 0.4)) ?? ''
  })
