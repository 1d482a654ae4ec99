import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { success } from '../../contract/envelope.ts'
import { failureWords } from '../../src/words/failures.ts'
import { savedJobOf, searches } from '../../stories/search/samples.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'
import { publish } from '../support/publishing.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Marks the document, to detect a full page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSame: true }))
const isSame = (page: Page) => page.evaluate(() => 'isSame' in globalThis)

/** Waits until the search runs in place, and marks the document. */
async function isLive(page: Page) {
  await expect(page.locator('html[data-travels]')).toBeAttached()
  await mark(page)
}

async function begin(page: Page, address = '/jobs') {
  await page.goto(address)
  await page.getByLabel('What').focus()
  await isLive(page)
}

test('a search updates its results and its address in place, and Back undoes each change', async ({
  page,
  app,
  mailbox,
}) => {
  const title = `Wheelwright ${randomUUID().slice(0, 8)}`
  await publish(page, app, mailbox, { title })
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page)
  const all = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await page.getByLabel('What').fill(title)
  await expect(page).toHaveURL('/jobs')
  await page.getByLabel('What').press('Enter')
  await expect(heading(page, `1 job for “${title}”`)).toBeVisible()
  await expect(page).toHaveURL(/\/jobs\?q=Wheelwright\+\w+$/)
  await expect(page.getByRole('status').filter({ hasText: '1 job' })).toHaveText('1 job')

  const hybrid = page.getByRole('checkbox', { name: /^Hybrid/ })
  await hybrid.check()
  await expect(heading(page, `No jobs for “${title}”`)).toBeVisible()
  await expect(page).toHaveURL(/&workplace=hybrid$/)
  await expect(hybrid).toBeFocused()
  await page.getByRole('link', { name: 'Any workplace' }).click()
  await expect(heading(page, `1 job for “${title}”`)).toBeVisible()
  await expect(hybrid).not.toBeChecked()

  await page.goBack()
  await expect(heading(page, `No jobs for “${title}”`)).toBeVisible()
  await expect(hybrid).toBeChecked()
  await page.goBack()
  await expect(heading(page, `1 job for “${title}”`)).toBeVisible()
  await page.goBack()
  await expect(heading(page, all)).toBeVisible()
  await expect(page.getByLabel('What')).toHaveValue('')
  expect(await isSame(page)).toBe(true)
  await page.reload()
  await expect(heading(page, all)).toBeVisible()
})

test('a filter in the sheet of a phone updates the job count at once, and Show closes the sheet', async ({
  page,
  app,
  mailbox,
}) => {
  await publish(page, app, mailbox)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs')
  const filter = page.getByRole('button', { name: /^Filters/ })
  await filter.click()
  await isLive(page)
  const onSite = page.getByRole('checkbox', { name: /^On site/ })
  const label = (await page.locator('label').filter({ has: onSite }).textContent()) ?? ''
  const count = /\d+/.exec(label)?.[0] ?? ''
  const show = page.getByRole('button', { name: /^Show / })
  await onSite.check()
  await expect(page).toHaveURL(/\?workplace=onSite$/)
  await expect(show).toHaveText(new RegExp(`^Show ${count} jobs?$`))
  await show.click()
  await expect(filter).toHaveText('Filters · 1')
  await expect(show).toBeHidden()
  await expect(filter).toBeFocused()

  await filter.click()
  await expect(
    page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: 'Close' }),
  ).toBeFocused()
  const pay = page.getByLabel('Minimum yearly pay')
  await pay.fill('lots')
  await page.keyboard.press('Enter')
  await expect(pay).toHaveAccessibleDescription(/Enter yearly pay in digits/)
  await expect(pay).toBeFocused()
  await pay.fill('£40k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&pay=40000$/)
  await expect(show).toBeHidden()
  expect(await isSame(page)).toBe(true)
})

test('Show more appends jobs and focuses the first new one, and a failed load keeps the rows', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await publish(page, app, mailbox)
  await begin(page)
  const { found } = searches.many
  const jobs = Array.from({ length: 25 }, (_, index) => ({
    ...savedJobOf(),
    slug: `a-job-${index}`,
    title: `Job ${index}`,
  }))
  let isReached = false
  await page.route('**/api/jobs?*', async (route) => {
    const isMore = new URL(route.request().url()).searchParams.has('after')
    if (isMore && !isReached) return route.abort()
    const part = isMore ? { jobs: jobs.slice(20), next: null } : { jobs: jobs.slice(0, 20), next: 'a' }
    const total = { count: jobs.length, isCapped: false }
    return route.fulfill({ json: success({ ...found, ...part, total }) })
  })
  await page.getByLabel('What').fill('job')
  await page.getByLabel('What').press('Enter')
  await expect(page.getByText('20 of 25 jobs shown')).toBeVisible()

  await page.getByRole('link', { name: 'Show 20 more' }).click()
  await expect(page.getByRole('alert')).toHaveText(failureWords.unreachable)
  await expect(page.getByRole('link', { name: 'Job 19', exact: true })).toBeVisible()
  isReached = true
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Job 20', exact: true })).toBeFocused()
  await expect(page.getByText('25 of 25 jobs shown').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show 20 more' })).toHaveCount(0)

  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Highest pay' }).click()
  await expect(page.getByText('20 of 25 jobs shown')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('25 of 25 jobs shown').first()).toBeVisible()
  expect(await isSame(page)).toBe(true)
})

test('a link of the search clicked with a modifier key opens its page in a new tab', async ({
  page,
  app,
  mailbox,
  context,
}) => {
  await publish(page, app, mailbox)
  await begin(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Highest pay' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/jobs?sort=pay')
  await expect(page).toHaveURL('/jobs')
})

test('a job opens next to the list with its own address, and Escape and Back return the focus to its row', async ({
  page,
  app,
  mailbox,
}) => {
  const title = `Wheelwright ${randomUUID().slice(0, 8)}`
  const { path } = await publish(page, app, mailbox, { title })
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page, `/jobs?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('link', { name: title })
  const beside = page.getByRole('region', { name: title })

  await row.press('Enter')
  await expect(beside.getByRole('heading', { name: title })).toBeFocused()
  await expect(page).toHaveURL(/\?q=Wheelwright\+\w+&job=wheelwright-[a-z0-9-]+$/)
  await expect(row).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await expect(beside).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(beside).toBeVisible()
  await expect(row).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(beside.getByRole('heading', { name: title })).toBeVisible()
  await expect(heading(page, `1 job for “${title}”`)).toBeVisible()

  // Without a job in the address, the first job of the list is shown.
  await page.goBack()
  await expect(page).not.toHaveURL(/&job=/)
  await expect(beside).toBeVisible()
  await expect(row).toHaveAttribute('aria-current', 'true')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(beside).toBeHidden()
  await row.click()
  await expect(page).toHaveURL(path)
  await expect(heading(page, title)).toBeVisible()
})

test('a job next to the list can be reported, printed and shared while the list stays open', async ({
  page,
  app,
  mailbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `Wheelwright ${randomUUID().slice(0, 8)}`
  const { path } = await publish(page, app, mailbox, { title })
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page, `/jobs?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  const beside = page.getByRole('region', { name: title })
  const more = beside.getByText('More', { exact: true })

  await more.click()
  await beside.getByRole('button', { name: 'Copy link' }).click()
  await expect(toasts(page)).toContainText('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(app.origin + path)

  await more.click()
  await beside.getByRole('button', { name: 'Report job' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(beside.getByRole('heading', { name: title })).toBeVisible()
  await expect(page).toHaveURL(/&job=/)

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(beside.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Results' })).toBeHidden()
  await expect(more).toBeHidden()
})

test('a job next to the list scrolls independently, by keyboard too', async ({ page, app, mailbox }) => {
  const title = `Wheelwright ${randomUUID().slice(0, 8)}`
  await publish(page, app, mailbox, { title })
  await page.setViewportSize({ width: 1440, height: 500 })
  await begin(page, `/jobs?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  const beside = page.getByRole('region', { name: title })
  await expect(beside.getByRole('heading', { name: title })).toBeFocused()
  await beside.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('End')
  await expect.poll(() => beside.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('the place field suggests places, and choosing one searches there', async ({ page }) => {
  await page.goto('/jobs')
  const where = page.getByRole('combobox', { name: 'Where' })
  await page.getByLabel('Where').focus()
  await expect(where).toBeVisible()
  await where.pressSequentially('Leed')
  await expect(page.getByRole('option').first()).toHaveText('Leeds, England, United Kingdom')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(where).toHaveValue('Leeds, England, United Kingdom')
  await expect(where).toBeFocused()
  await expect(page).toHaveURL('/jobs')
  await page.keyboard.press('Enter')
  await expect(heading(page, /near Leeds/)).toBeVisible()
})
