import type { Page } from 'playwright/test'
import { paths } from '../../contract/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

test('Back restores the scroll position, although the page in between is shorter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/features')
  await expect(page.locator('html[data-travels]')).toBeAttached()
  const left = await scrollToEnd(page)
  await follow(page, '/pricing')
  await expect(title(page, 'Pricing')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  // Chromium restores the position relative to a visible element, not to the pixel. The page in between is
  // much shorter.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 700)
  await page.goForward()
  await expect(title(page, 'Pricing')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('Back restores the scroll position once the page has its data', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await register(page, somebody())
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  const left = await scrollToEnd(page)
  await follow(page, paths.help.candidate)
  await expect(title(page, 'Help')).toBeFocused()

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/candidate/**', (route) => answer.promise.then(() => route.continue()))
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect(page.locator('[data-loading]').first()).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBeLessThan(left)
  answer.resolve()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

/** Follows a link by script, because a click by Playwright would scroll to the link first. */
const follow = (page: Page, to: string) =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function scrollToEnd(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  return page.evaluate(() => scrollY)
}
