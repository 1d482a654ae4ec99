import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { register, somebody } from './people.ts'

test('the theme survives a reload, and is there before the first paint', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await register(page, somebody())
  await page.goto('/candidate/profile?tab=preferences')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await background(page)

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await background(page)).toBe(dark)
  await page.unroute('**/assets/*.js')

  await page.goto('/candidate/profile?tab=preferences')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await background(page)).not.toBe(dark)
  await page.getByRole('radio', { name: 'Like this device' }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
