import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright/test'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { publish } from '../support/publishing.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, aim: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(aim).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

test('a candidate finds, saves and opens jobs by keyboard alone, and sees which ones they applied to', async ({
  page,
  app,
  mailbox,
  browser,
}) => {
  const word = `cartwright${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`
  const employer = await (await browser.newContext({ baseURL: app.origin })).newPage()
  await publish(employer, app, mailbox, { title: `Young ${word}` })
  await applied(page, app, mailbox, { title: `Old ${word}` })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/jobs?q=${word}&sort=newest`)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: `${name} ${word}` })
  const link = (name: string) => row(name).getByRole('link')

  await expect(row('Old')).toContainText(/Applied [A-Z][a-z]{2} \d+/)
  await expect(row('Young')).not.toContainText('Applied')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Keys', { exact: true })).toBeAttached()
  await tabTo(page, link('Old'))
  await page.keyboard.press('j')
  await expect(link('Young')).toBeFocused()
  await page.keyboard.press('s')
  await expect(row('Young').getByRole('button')).toHaveText('Saved')
  await expect(page.getByText(`Saved: Young ${word}`)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(link('Old')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: `Old ${word}` }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link('Old')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByText('Save the job, or remove it')).toBeVisible()
  await tabTo(page, link('Old'))
  await page.keyboard.press('/')
  await expect(page.getByLabel('What')).toBeFocused()
})
