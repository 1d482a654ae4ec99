import type { Page } from 'playwright/test'
import type { App } from '../support/app.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordCalls, registerEmployer, somebody } from '../support/people.ts'
import { askForPosting } from '../support/postings.ts'

const saved = (page: Page) => page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)

const jobPage = (page: Page) => page.getByRole('region', { name: 'Page', exact: true })

/** Registers an employer and opens a draft that has only a title. Returns its address. */
async function openDraft(page: Page, app: App): Promise<string> {
  await registerEmployer(page, somebody())
  const { id } = await askForPosting(page, app, 'createPosting', { title: 'Engine Builder' })
  const address = `/employer/postings/${id}/edit`
  await page.goto(address)
  await expect(page.getByLabel('Title')).toHaveValue('Engine Builder')
  await expect(jobPage(page).getByRole('heading', { name: 'Engine Builder' })).toBeVisible()
  await expect(jobPage(page).getByRole('link', { name: 'View company' })).toBeVisible()
  return address
}

test('A draft saves itself, shows its preview, and survives a reload.', async ({ page, app }) => {
  await openDraft(page, app)
  const calls = recordCalls(page)
  await page.getByLabel('Summary (optional)').pressSequentially('You build engines.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  // Uninterrupted typing is one request with the whole posting.
  expect(calls.map((call) => new URL(call.url()).pathname)).toEqual(['/api/employer/save-posting'])
  expect(calls[0]?.postDataBuffer()?.length).toBeLessThan(2_000)

  await page.getByLabel('Lowest pay').fill('64,000')
  await page.getByLabel('Highest pay').fill('72,000')
  await page.getByRole('combobox', { name: 'Currency' }).fill('eur')
  await page.getByRole('option', { name: 'Euro', exact: true }).click()
  await expect(page.getByText('about €64,000–€72,000 a year')).toBeVisible()
  await page.getByLabel('Workplace').selectOption('onSite')
  await page.getByRole('combobox', { name: 'Place', exact: true }).fill('Leeds')
  await page.getByRole('option', { name: 'Leeds, England, United Kingdom' }).click()
  await page.getByLabel('Openings').fill('many')
  await expect(page.getByLabel('Openings')).toHaveAccessibleDescription(
    /Error: Enter a whole number from 1 to 99/,
  )
  await expect(page.getByText('Saved on this device only: Openings')).toBeVisible()

  const shown = jobPage(page)
  await expect(shown.getByText('€64,000–€72,000 a year')).toBeVisible()
  await expect(shown.getByText('You build engines.')).toBeVisible()
  await expect(shown.getByText(/Leeds, England, United Kingdom/)).toBeVisible()

  // Invalid input is kept on the device but not sent, so the browser asks before leaving.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Lowest pay')).toHaveValue('64,000')
  await expect(page.getByLabel('Openings')).toHaveValue('many')
  await expect(page.getByText('Saved on this device only: Openings')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('region', { name: 'Left to publish' }).getByRole('link', { name: 'Job type' }).click()
  await expect(page.getByLabel('Job type')).toBeFocused()
})

test('text typed offline is kept on the device, and sent once the device is online', async ({
  page,
  app,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const address = await openDraft(page, app)
  await context.setOffline(true)
  await page.getByLabel('Title').fill('Engine Builder and Mender')
  await expect(page.getByText('Offline. Kept on this device.', { exact: true }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  const { posting } = await askForPosting(page, app, 'readPosting', { id: address.split('/')[3] })
  expect(posting.title).toBe('Engine Builder and Mender')
})

test('a draft changed in two windows loses neither text, and the person chooses one', async ({
  page,
  app,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const address = await openDraft(page, app)
  const other = await context.newPage()
  await other.goto(address)
  await other.getByLabel('Title').fill('Engine Mender')
  await other.getByLabel('Contact (optional)').fill('Ada')
  const id = address.split('/')[3]
  await expect
    .poll(async () => (await askForPosting(page, app, 'readPosting', { id })).posting.contact)
    .toBe('Ada')

  await page.getByLabel('Title').fill('Engine Inventor')
  const conflict = page.getByRole('region', { name: 'Changed elsewhere' })
  await expect(conflict).toContainText('Engine Mender')
  await expect(conflict).toContainText('Engine Inventor')
  await conflict.getByRole('button', { name: 'Keep this' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Engine Inventor')
  await expect(page.getByLabel('Contact (optional)')).toHaveValue('Ada')
})
