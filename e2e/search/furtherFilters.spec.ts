import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { publish } from '../support/publishing.ts'

const germany = { name: 'Berlin', region: '', country: 'DE', lat: 52.52, lon: 13.41 }
const open = (page: Page) => page.locator('summary').filter({ hasText: 'More filters' }).click()
const rows = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem')

for (const javaScriptEnabled of [true, false]) {
  test(`the further filters narrow the jobs by visa, hours, country and promised reply, ${javaScriptEnabled ? 'at once' : 'without scripts'}`, async ({
    page,
    browser,
    app,
    mailbox,
  }) => {
    const word = `Turner${randomUUID().slice(0, 8)}`
    await publish(page, app, mailbox, {
      title: `${word} one`,
      visa: 'sponsors',
      weeklyHours: { min: 12, max: 16 },
      answerDays: 5,
    })
    await publish(page, app, mailbox, { title: `${word} two`, visa: 'doesNot', places: [germany] })

    const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled })
    const stranger = await context.newPage()
    await stranger.setViewportSize({ width: 1440, height: 1000 })
    await stranger.goto(`/jobs?q=${word}`)
    await expect(rows(stranger)).toHaveCount(2)
    await open(stranger)
    const submit = async () => {
      if (!javaScriptEnabled) await stranger.getByRole('button', { name: 'Search', exact: true }).click()
    }

    await expect(stranger.getByRole('option', { name: 'Germany (1)' })).toBeAttached()
    await stranger.getByRole('checkbox', { name: 'Visa sponsored 1' }).check()
    await submit()
    await expect(stranger).toHaveURL(new RegExp(`\\?q=${word}&visa=sponsors$`))
    await expect(rows(stranger)).toHaveCount(1)
    await expect(rows(stranger)).toContainText(`${word} one`)

    // The group of filters stays open, because one of its options is selected.
    await stranger.getByRole('radio', { name: 'Up to 20 hours 1' }).check()
    await submit()
    await expect(stranger).toHaveURL(/&visa=sponsors&hours=20$/)
    await stranger.getByRole('radio', { name: 'Within 7 days 1' }).check()
    await submit()
    await expect(stranger).toHaveURL(/&within=7&visa=sponsors&hours=20$/)
    await stranger.getByRole('combobox', { name: 'Country' }).selectOption({ value: 'GB' })
    await submit()
    await expect(stranger.getByRole('combobox', { name: 'Region' })).toContainText('England (1)')
    await expect(rows(stranger)).toHaveCount(1)

    await stranger.getByRole('link', { name: 'Clear filters' }).click()
    await expect(stranger).toHaveURL(new RegExp(`\\?q=${word}$`))
    await expect(rows(stranger)).toHaveCount(2)
    await context.close()
  })
}

test('the sheet of a phone opens the further filters, and each chip removes its filter @phone', async ({
  page,
  app,
  mailbox,
}) => {
  const word = `Turner${randomUUID().slice(0, 8)}`
  await publish(page, app, mailbox, { title: `${word} one`, visa: 'sponsors' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/jobs?q=${word}&place=London`)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await open(page)
  await page.getByRole('checkbox', { name: 'Visa sponsored 1' }).check()
  await page.getByRole('button', { name: 'Show 1 job', exact: true }).click()
  await expect(page).toHaveURL(/&visa=sponsors$/)
  const chip = page.getByRole('link', { name: 'Remove filter: Visa sponsored' })
  await expect(chip).toBeVisible()
  await page.getByRole('link', { name: 'Nearest' }).click()
  await expect(page).toHaveURL(/&visa=sponsors&sort=near$/)
  await chip.click()
  await expect(page).toHaveURL(new RegExp(`\\?q=${word}&place=London&sort=near$`))
})
