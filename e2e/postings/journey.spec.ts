import type { Locator } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { registerEmployer, somebody, verifyAddress } from '../support/people.ts'

/** Visible text by line, without empty lines. */
const linesOf = async (place: Locator) =>
  (await place.innerText()).split('\n').filter((line) => line.trim() !== '')

test('a posting is written, published, read by a stranger, changed, paused, resumed and closed @postgres', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  const person = somebody()
  await registerEmployer(page, person)
  await verifyAddress(page, mailbox, person)

  await page.goto('/employer/postings')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Post a job')
  await page.getByLabel('Title').fill('Engine builder')
  await page.getByLabel('Title').press('Enter')
  await expect(page).toHaveURL(/\/employer\/postings\/[\w-]+\/edit$/)
  const [, id = ''] = /postings\/([\w-]+)\/edit/.exec(page.url()) ?? []
  await page
    .getByLabel('Description')
    .fill('Four people who build engines that reckon, every day. '.repeat(3))
  await page.getByLabel('Job type').selectOption('Full time')
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Last day to apply').fill(lastDay)
  await page.getByLabel('Workplace').selectOption('Remote')
  await page.getByLabel('Lowest pay').fill('40,000')
  await page.getByLabel('Highest pay').fill('60,000')
  await page.getByRole('combobox', { name: 'Currency' }).fill('GBP')
  await page.getByRole('option', { name: 'British Pound' }).click()
  const answer = (question: string, name: string) =>
    page.getByRole('group', { name: question }).getByLabel(name).check()
  await answer('Is this an open role you’re hiring for now?', 'Yes')
  await answer('Do you use AI or other software to screen applications?', 'No')
  await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
  await press('Publish')
  await expect(page.getByText(/^Published/).first()).toBeVisible()

  await page.goto(`/employer/postings/${id}`)
  await expect(page.getByText('Anyone can find it and apply.')).toBeVisible()
  const path = await page.getByRole('link', { name: 'View job page' }).first().getAttribute('href')
  const context = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(context)
  const stranger = await context.newPage()
  await stranger.goto(path ?? '')
  await expect(stranger.getByRole('heading', { level: 1, name: 'Engine builder' })).toBeVisible()
  await expect(stranger.getByText('£40,000–£60,000 a year').first()).toBeVisible()

  await page.goto(`/employer/postings/${id}/edit`)
  const preview = await linesOf(page.getByRole('region', { name: 'Page', exact: true }).getByRole('article'))
  // The public page contains the whole preview of the editor, plus actions (M92).
  const read = await linesOf(stranger.getByRole('article'))
  expect(preview.length).toBeGreaterThan(15)
  expect(read.filter((line) => preview.includes(line))).toEqual(preview)
  await page.getByLabel('Summary (optional)').fill('You build engines that reckon.')
  await press('Publish changes')
  await expect(page.getByText(/^Published/).first()).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('You build engines that reckon.').first()).toBeVisible()

  await page.goto(`/employer/postings/${id}`)
  await press('Pause')
  await expect(page.getByText(/Candidates can’t find it or apply/)).toBeVisible()
  const apply = stranger.getByRole('link', { name: 'Apply', exact: true })
  await stranger.reload()
  await expect(apply).toHaveCount(0)
  await press('Resume')
  await expect(page.getByText('Anyone can find it and apply.')).toBeVisible()
  await stranger.reload()
  await expect(apply).toBeVisible()

  await press('Close job post')
  const question = page.getByRole('dialog', { name: 'How did it end?' })
  await question.getByRole('radio', { name: 'We’re not hiring anymore' }).check()
  await question.getByRole('button', { name: 'Close job post' }).click()
  await expect(page.getByText('Closed: hiring canceled').first()).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText(/^This job has closed\./)).toBeVisible()
})
