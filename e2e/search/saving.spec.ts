import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { logIn, register, somebody, toasts } from '../support/people.ts'
import { publish } from '../support/publishing.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true })
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('saved-jobs'))

test('a guest’s saved jobs stay on the device, and move to the account on login as a candidate', async ({
  page,
  app,
  mailbox,
  browser,
  browserConsole,
}) => {
  const title = `Wheelwright ${randomUUID().slice(0, 8)}`
  const { path } = await publish(page, app, mailbox, { title })
  const person = somebody()
  const elsewhere = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(elsewhere)
  const other = await elsewhere.newPage()
  await register(other, person)
  await other.goto(path)
  await expect(save(other)).toBeVisible()

  const device = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(device)
  const guest = await device.newPage()
  await guest.goto(`/jobs?q=${encodeURIComponent(title)}`)
  const inList = save(guest).and(guest.locator('#results button'))
  await expect(inList).toHaveAccessibleDescription(title)
  await inList.click()
  await expect(toasts(guest)).toContainText('Saved on this device.')
  await guest.goto(path)
  await expect(saved(guest)).toBeVisible()

  await logIn(guest, person)
  await expect.poll(() => keptOn(guest)).toBeNull()
  await other.reload()
  await saved(other).click()
  await expect(save(other)).toHaveAttribute('aria-busy', 'false')
  await guest.goto(path)
  await expect(save(guest)).toBeVisible()
  await device.close()
  await elsewhere.close()
})

test('employers, and visitors without scripts, see no button to save a job', async ({
  page,
  app,
  mailbox,
  browser,
}) => {
  const { path } = await publish(page, app, mailbox)
  await page.goto(path)
  await expect(page.getByText('More', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  const context = await browser.newContext({ baseURL: app.origin, javaScriptEnabled: false })
  const reading = await context.newPage()
  await reading.goto(path)
  await expect(reading.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(save(reading)).toHaveCount(0)
  await context.close()
})

test('the hover background of a row includes its save button', async ({ page, app, mailbox, browser }) => {
  await publish(page, app, mailbox)
  const context = await browser.newContext({ baseURL: app.origin, viewport: { width: 1440, height: 900 } })
  const guest = await context.newPage()
  await guest.goto('/jobs')
  await save(guest).first().hover()
  const beyond = await save(guest)
    .first()
    .evaluate((button) => {
      const row = button.closest('li') ?? button
      const reach = [...getComputedStyle(row).boxShadow.matchAll(/(\d+)px 0px 0px 0px/g)].map(([, by]) =>
        Number(by),
      )
      return button.getBoundingClientRect().right - row.getBoundingClientRect().right - Math.max(0, ...reach)
    })
  expect(beyond).toBeLessThanOrEqual(0)
  await context.close()
})

test('a job next to the list can be saved when it is not among the rows', async ({
  page,
  app,
  mailbox,
  browser,
}) => {
  const title = `Cooper ${randomUUID().slice(0, 8)}`
  const listed = await publish(page, app, mailbox, { title })
  const { slug } = await publish(
    await (await browser.newContext({ baseURL: app.origin })).newPage(),
    app,
    mailbox,
  )
  const context = await browser.newContext({ baseURL: app.origin, viewport: { width: 1440, height: 900 } })
  const guest = await context.newPage()
  // One button in the row and one next to the title, whether or not the open job is among the results.
  for (const open of [listed.slug, slug]) {
    await guest.goto(`/jobs?q=${encodeURIComponent(title)}&job=${open}`)
    await expect(save(guest)).toHaveCount(2)
  }
  await context.close()
})
