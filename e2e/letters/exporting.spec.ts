import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { writtenLetter } from '../support/letters.ts'
import { register, somebody } from '../support/people.ts'
import { begin, choose } from '../support/resumes.ts'

const saved = (page: Page) => page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)

/** Presses “Export PDF” by keyboard. Returns the file name and the text and width that a PDF parser reads. */
async function exported(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).press('Enter')
  const file = await downloading
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  return { name: file.suggestedFilename(), text, width: (await pdf.getPage(1)).view[2] }
}

test('a letter is exported as a PDF with the latest text, in the design of the chosen resume', async ({
  page,
  app,
}) => {
  await begin(page)
  await page.getByLabel('Job title').fill('Stage carpenter')
  await page.getByRole('tab', { name: 'Design' }).click()
  await page.getByLabel('Page size').selectOption('US Letter')
  await expect(saved(page)).toBeVisible()
  const { id } = await writtenLetter(page, app, { title: 'For theatres', body: 'Hello' })
  await page.goto(`/candidate/cover-letters/${id}`)

  const look = page.getByLabel('Match design of')
  await expect(look.locator('option:checked')).toHaveText('Latest resume (New resume)')
  await look.selectOption('New resume')
  await page.getByLabel('Letter', { exact: true }).fill('Dear team,\n\nI **build** sets.\n\n{{name}}')
  // The export follows the last key at once, without a wait for the save.
  const letter = await exported(page)
  expect(letter.name).toBe('Mina-Okafor-Cover-Letter.pdf')
  expect(letter.text).toMatch(/^Mina Okafor\s+Stage carpenter[^]*Dear team,\s+I build sets\.\s+Mina Okafor$/)
  expect(letter.width).toBe(612)

  await page.reload()
  await expect(look.locator('option:checked')).toHaveText('New resume')
  await page.goto('/candidate/resumes')
  await choose(page, 'New resume', 'Move to trash')
  await expect(page.getByRole('link', { name: 'Trash 1' })).toBeVisible()
  await page.goto(`/candidate/cover-letters/${id}`)
  await expect(look.locator('option:checked')).toHaveText('New resume (in the trash)')
  await expect(look).toHaveAccessibleDescription(/Until you restore it, the letter is plain\.$/)
  expect((await exported(page)).width).toBeCloseTo(595.28, 1)
})

test('a blocked PDF export shows the reason: an empty field, no connection, too many requests, unsaved text', async ({
  page,
  app,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  const { id } = await writtenLetter(page, app, { title: 'One', body: 'Dear {{company}}' })
  await page.goto(`/candidate/cover-letters/${id}`)
  const letter = page.getByLabel('Letter', { exact: true })
  const button = page.getByRole('button', { name: 'Export PDF' })
  const told = (words: string) => page.getByText(words, { exact: true })

  await button.press('Enter')
  await expect(told('Write the company’s name: {{company}} is empty.')).toBeVisible()
  await expect(letter).toBeFocused()

  await letter.fill('Dear team')
  await expect(saved(page)).toBeVisible()
  const busy = 'Too many pages are being created right now. Try again in a few seconds.'
  await page.route('**/api/candidate/letter-pdf', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '2' },
      json: { status: false, result: null, error: { message: busy } },
    }),
  )
  await button.click()
  await expect(told(busy)).toBeVisible()
  await page.unroute('**/api/candidate/letter-pdf')
  expect((await exported(page)).text).toContain('Dear team')

  await context.setOffline(true)
  await button.click()
  await expect(told('You seem to be offline. Nothing was lost: connect, then try again.')).toBeVisible()
  await context.setOffline(false)

  await page.route('**/api/candidate/save-letter', (route) => route.abort())
  await letter.fill('Dear all')
  await button.click()
  await expect(told('This letter isn’t saved yet. Try again in a moment.')).toBeVisible()
})
