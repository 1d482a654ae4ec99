import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/fixtures.ts'
import { publish } from '../support/publishing.ts'

const leeds = { name: 'Leeds', region: 'England', country: 'GB', lat: 53.796, lon: -1.548 }

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test('a search by word, place and filter finds a published posting', async ({
      page,
      browser,
      app,
      mailbox,
    }) => {
      const title = `Wheelwright ${randomUUID().slice(0, 8)}`
      await publish(page, app, mailbox, { title, places: [leeds] })
      // Narrow windows show a job on its own page.
      const viewport = { width: 880, height: 800 }
      const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled, viewport })
      const stranger = await context.newPage()
      await stranger.goto('/jobs')
      await stranger.getByLabel('What').fill(title)
      await stranger.getByLabel('Where').fill('Bradford')
      await stranger.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(stranger).toHaveURL(/\/jobs\?q=Wheelwright\+\w+&place=Bradford$/)
      const found = `1 job for “${title}” near Bradford`
      await expect(stranger.getByRole('heading', { level: 1, name: found })).toBeVisible()

      await stranger.getByRole('button', { name: /^Filters/ }).click()
      await stranger.getByRole('checkbox', { name: /^Hybrid/ }).check()
      await stranger.getByRole('button', { name: /^Show |^No jobs/ }).click()
      await expect(stranger.getByRole('heading', { level: 1, name: /^No jobs for/ })).toBeVisible()
      await expect(stranger.getByRole('link', { name: 'Any workplace' })).toBeVisible()
      await stranger.getByRole('link', { name: 'Remove filter: Hybrid' }).click()
      await expect(stranger.getByRole('heading', { level: 1, name: found })).toBeVisible()

      await stranger.getByRole('link', { name: title }).click()
      await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await stranger.goBack()
      await expect(stranger.getByRole('heading', { level: 1, name: found })).toBeVisible()
      await context.close()
    })
  })
}

test('a job opened from far down the list starts at its top, and Back restores the scroll position', async ({
  page,
  app,
  mailbox,
}) => {
  const title = `Wheelwright ${randomUUID().slice(0, 8)}`
  await publish(page, app, mailbox, { title })
  await page.setViewportSize({ width: 390, height: 300 })
  await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('link', { name: title })
  await row.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(100)
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})
