import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

/** Opens the preferences, and waits for sections above the theme, which would move it. */
async function openPreferences(page: Page) {
  await page.goto('/candidate/profile?tab=preferences')
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible()
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
}

test('the theme survives a reload, and applies before the first paint', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await register(page, somebody())
  await openPreferences(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await background(page)

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await background(page)).toBe(dark)
  await page.unroute('**/assets/*.js')

  await openPreferences(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await background(page)).not.toBe(dark)
  await page.getByRole('radio', { name: 'Match device' }).check()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('the browser’s own interface has the chosen theme from the first paint on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'light' })
  await register(page, somebody())
  await openPreferences(page)
  await expect(page.getByRole('radio', { name: 'Match device' })).toBeChecked()
  const light = await background(page)
  expect(await around(page)).toEqual([light])
  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await background(page)
  expect(dark).not.toBe(light)
  expect(await around(page)).toEqual([dark])

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  expect(await around(page)).toEqual([dark])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await around(page)).toEqual([dark])
  await page.unroute('**/assets/*.js')

  await openPreferences(page)
  await page.getByRole('radio', { name: 'Light' }).check()
  expect(await around(page)).toEqual([light])
  await page.getByRole('radio', { name: 'Match device' }).check()
  expect(await around(page)).toEqual([dark])
})

/** Colours for the browser's interface in the current theme. Exactly one should apply. */
const around = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((metas: HTMLMetaElement[]) =>
    metas
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => {
        const sample = document.createElement('i')
        sample.style.color = content
        document.body.append(sample)
        const { color } = getComputedStyle(sample)
        sample.remove()
        return color
      }),
  )

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the theme switch in the footer changes the theme in place, and Preferences have the same', async ({
  page,
}) => {
  await register(page, somebody())
  await page.goto('/features')
  const themes = page.getByRole('form', { name: 'Theme' })
  await expect(themes.getByRole('button', { name: 'Match device' })).toHaveAttribute('aria-pressed', 'true')
  await themes.getByRole('button', { name: 'Dark' }).click()
  await expect(themes.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await expect(themes.getByRole('button', { name: 'Dark' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openPreferences(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the theme switch in the footer reloads the same search in the chosen theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/jobs?q=designer')
    const light = await background(page)
    const themes = page.getByRole('form', { name: 'Theme' })
    await themes.getByRole('button', { name: 'Dark' }).click()
    await expect(page).toHaveURL('/jobs?q=designer')
    await expect.poll(() => background(page)).not.toBe(light)
    await page.goto('/')
    expect(await background(page)).not.toBe(light)
    await themes.getByRole('button', { name: 'Match device' }).click()
    await expect.poll(() => background(page)).toBe(light)
  })
})
