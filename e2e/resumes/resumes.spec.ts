import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import * as v from 'valibot'
import { resumeDocument } from '../../contract/resumes/document.ts'
import { noteWords } from '../../src/words/resumes/notes.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordAnnouncements } from '../support/announcing.ts'
import { begin, choose } from '../support/resumes.ts'

const saved = (page: Page) => page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)

/** Image data of a rendered page, to compare renderings. */
const drawn = (page: Locator) => page.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

const open = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).click()

test('a candidate writes a resume that saves automatically, updates its page, and survives a reload', async ({
  page,
}) => {
  await begin(page)
  await page.getByLabel('Name of this resume').fill('Stage work')
  await open(page, 'Work')
  await page.getByRole('button', { name: 'Add a position' }).click()
  await page.getByLabel('Position', { exact: true }).fill('Head carpenter')
  await page.getByLabel('From: year').selectOption('2021')
  await page.getByLabel('From: month').selectOption('March')
  await page.getByLabel('Highlights, one per line').fill('Led a crew of four\nCut offcut waste by a third')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  // The save finishes at most two seconds after the last key (M66).
  await expect(saved(page)).toBeVisible({ timeout: 2_000 })

  await page.getByRole('tab', { name: 'Check' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^• Cut offcut waste by a third$/ }),
  ).toBeVisible()
  const shown = page.getByRole('region', { name: 'Page' }).getByRole('img')
  await expect(shown).toBeVisible()

  // The previous page stays visible until the new one is rendered, and the field keeps the focus (M75).
  await page.getByRole('tab', { name: 'Write' }).click()
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/candidate/resume-pages', async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  const before = await drawn(shown)
  const name = page.getByLabel('Full name')
  await name.pressSequentially(' of Leeds')
  await asked.promise
  expect(await drawn(shown)).toBe(before)
  answered.resolve()
  await expect.poll(() => drawn(shown)).not.toBe(before)
  await expect(name).toBeFocused()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stage work')
  await expect(saved(page)).toBeVisible()
  await open(page, 'Work')
  await open(page, 'Head carpenter')
  await expect(page.getByLabel('Highlights, one per line')).toHaveValue(
    'Led a crew of four\nCut offcut waste by a third',
  )
  await expect(page.getByLabel('From: month')).toHaveValue('03')
})

test('a change can be undone, restored from a version, and undone again', async ({ page }) => {
  await begin(page)
  await page.getByLabel('Job title').fill('Carpenter')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page
    .getByRole('button', { name: /^Name: / })
    .first()
    .click()
  await page.getByLabel('Version name').fill('For theatres')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('For theatres')).toBeVisible()

  await page.getByLabel('Job title').fill('Painter')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'View: For theatres' }).click()
  await expect(page.getByRole('heading', { name: 'For theatres' })).toBeFocused()
  await expect(page.getByText('1 part changed: Job title.').last()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Page 1 of 1 of this version/ })).toBeVisible()
  await page.getByRole('button', { name: 'Restore version' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Carpenter')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Painter')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Carpenter')
})

test('text typed offline stays on the device, and edits of two windows are both kept', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const told = await recordAnnouncements(page)
  await begin(page)
  await page.getByLabel('City').fill('Leeds')
  await expect(saved(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Job title').fill('Carpenter')
  const offline = page.getByText('Offline. Kept on this device.', { exact: true })
  await expect(offline.first()).toBeVisible()
  // A repeated failure announces nothing new.
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // The page refuses the export, because the PDF would lack the unsaved text.
  await page.getByText('Export', { exact: true }).click()
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  const notYet = 'This resume isn’t saved yet. Try again in a moment.'
  await expect(page.getByText(notYet, { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  const ofSaving = (await told()).filter((said) => /sav|kept/i.test(said) && !said.includes(notYet))
  expect(ofSaving).toEqual(['polite: Offline. Kept on this device.'])

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Job title').fill('Stage carpenter')
  await expect(saved(other)).toBeVisible()
  await page.getByLabel('Job title').fill('Bench carpenter')
  const conflict = page.getByRole('region', { name: 'Changed elsewhere' })
  await expect(conflict).toContainText('Stage carpenter')
  await expect(conflict).toContainText('Bench carpenter')
  await conflict.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Stage carpenter')
  await page.getByRole('link', { name: 'All resumes' }).click()
  await expect(page.getByRole('link', { name: /^New resume, [A-Z][a-z]{2} \d/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New resume', exact: true })).toBeVisible()
})

test('a resume is exported as JSON Resume and as PDF, and both import unchanged', async ({ page }) => {
  await begin(page)
  await page.getByLabel('City').fill('Leeds')
  await expect(saved(page)).toBeVisible()
  const taken = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByText('Export', { exact: true }).click()
    await page.getByRole('button', { name, exact: true }).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const json = await taken('JSON Resume')
  expect(json.name).toBe('Mina-Okafor-Resume.json')
  const pdf = await taken('PDF')
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Mina-Okafor-Resume.pdf', '%PDF-'])

  await page.getByRole('link', { name: 'All resumes' }).click()
  const document = {
    ...v.parse(resumeDocument, JSON.parse(json.bytes.toString())),
    hobbies: ['wood'],
    work: [{ startDate: 'long ago' }],
  }
  await page.getByLabel('File with your resume').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(document)),
  })
  await expect(page.getByRole('heading', { name: 'We found 4 items, 2 to check' })).toBeVisible()
  await page.getByRole('button', { name: 'Import this resume' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Leeds')
  const again = await taken('JSON Resume')
  expect(JSON.parse(again.bytes.toString())).toMatchObject({ hobbies: ['wood'], work: [{}] })
})

test('a resume is copied, renamed, moved to the trash and restored from the list', async ({ page }) => {
  await begin(page)
  await page.getByRole('link', { name: 'All resumes' }).click()
  await choose(page, 'New resume', 'Duplicate')
  await choose(page, 'New resume (copy)', 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill('Workshop')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await choose(page, 'Workshop', 'Move to trash')
  await expect(page.getByRole('link', { name: 'Workshop' })).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Resumes' })
    .getByRole('link', { name: /^Trash/ })
    .click()
  await page.getByRole('button', { name: 'Restore: Workshop' }).click()
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
})

test('a resume locked in another window keeps the text typed here, and saves it once it is unlocked', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await begin(page)
  const other = await context.newPage()
  await other.goto('/candidate/resumes')
  await choose(other, 'New resume', 'Lock to prevent changes')
  await expect(other.getByText('Locked: unlock it to make changes')).toBeVisible()

  await page.getByLabel('Job title').fill('Carpenter')
  await expect(page.getByText(noteWords.lockedElsewhere)).toBeVisible()
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Carpenter')
  await expect(page.getByLabel('Job title')).not.toHaveAttribute('readonly')
})
