import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { lettersDrawn } from '../support/looking.ts'
import { publish } from '../support/publishing.ts'

const viewport = { width: 390, height: 844 }
const change = (page: Page) => page.getByText('Change', { exact: true })
const opener = (page: Page, words: string) => page.locator('summary').filter({ hasText: words })
const what = (page: Page) => page.getByRole('searchbox', { name: 'What' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test('the search summary of a phone opens the fields, and the first job is visible without scrolling @phone', async ({
      page,
      browser,
      app,
      mailbox,
    }) => {
      const title = `Wheelwright ${randomUUID().slice(0, 8)}`
      await publish(page, app, mailbox, { title })
      const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled, viewport })
      const stranger = await context.newPage()
      await stranger.goto('/jobs')
      const first = stranger.getByRole('region', { name: 'Results' }).getByRole('listitem').first()
      await expect(first).toBeInViewport({ ratio: 1 })
      await expect(opener(stranger, 'Any job')).toContainText('Anywhere')
      await expect(what(stranger)).toBeHidden()
      await expect(stranger.getByRole('group', { name: 'Workplace' })).toBeHidden()

      await change(stranger).click()
      await what(stranger).fill(title)
      await stranger.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(stranger).toHaveURL(/\/jobs\?q=Wheelwright\+\w+$/)
      await expect(opener(stranger, title)).toBeVisible()
      await expect(what(stranger)).toBeHidden()
      await expect(first).toBeInViewport({ ratio: 1 })

      await stranger.getByRole('button', { name: 'Filters', exact: true }).click()
      await stranger.getByRole('checkbox', { name: /^On site/ }).check()
      await stranger.getByRole('button', { name: /^Show / }).click()
      await expect(stranger).toHaveURL(/&workplace=onSite$/)
      await expect(stranger.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
      await context.close()
    })
  })
}

test('the search fields of a phone open and close by keyboard, and the focus moves into them and back @phone', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  // Allows the refusal of an unknown place.
  allowConsole(/Failed to load resource/)
  const title = `Wheelwright ${randomUUID().slice(0, 8)}`
  await publish(page, app, mailbox, { title })
  await page.setViewportSize(viewport)
  await page.goto('/jobs')
  await opener(page, 'Change').press('Enter')
  await expect(what(page)).toBeFocused()
  // Searches run in place from here on.
  await expect(page.locator('html[data-travels]')).toBeAttached()
  await page.keyboard.press('Shift+Tab')
  await expect(opener(page, 'Close')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(what(page)).toBeHidden()
  await expect(opener(page, 'Change')).toBeFocused()

  await page.keyboard.press('Space')
  await what(page).fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `1 job for “${title}”` })).toBeVisible()
  await expect(what(page)).toBeHidden()
  await expect(opener(page, title)).toBeFocused()

  await page.getByRole('link', { name: title }).focus()
  await page.keyboard.press('/')
  await expect(what(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('nothing like it')
  await page.getByLabel('Where').fill('Nowhereville')
  await page.keyboard.press('Enter')
  // The invalid field stays visible.
  await expect(page.getByLabel('Where')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Where')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Where')).toBeVisible()
})

test('hydration moves nothing in the search of a phone @phone', async ({ page, app, mailbox, browser }) => {
  await publish(page, app, mailbox)
  const context = await browser.newContext({ baseURL: app.origin, viewport })
  const stranger = await context.newPage()
  const held = Promise.withResolvers<void>()
  await stranger.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await stranger.goto('/jobs?workplace=onSite', { waitUntil: 'commit' })
  const places = async () => {
    await lettersDrawn(stranger)
    return stranger
      .locator('h1, [role=search], [role=search] summary, #results, #results li')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())))
  }
  const results = stranger.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('link').first()).toBeVisible()
  const byTheServer = await places()
  expect(byTheServer.length).toBeGreaterThan(5)
  held.resolve()
  await expect(results.getByRole('button', { name: 'Save' }).first()).toBeVisible()
  expect(await places()).toEqual(byTheServer)
  await context.close()
})
