import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { resumeDocument } from '../../contract/resumes/document.ts'
import { linkedInExport, wordDocument } from '../../tests/server/support/resumes/packed.ts'
import { expect, test } from '../support/fixtures.ts'
import { register, somebody } from '../support/people.ts'

/** Registers a candidate and opens the empty list of resumes. */
async function atResumes(page: Page): Promise<void> {
  await register(page, somebody({ firstName: 'Mina', lastName: 'Okafor' }))
  await page.getByRole('navigation', { name: 'Candidate' }).getByRole('link', { name: 'Resumes' }).click()
  await expect(page.getByRole('heading', { name: 'No resume yet' })).toBeVisible()
}

const choose = (page: Page, name: string, content: Uint8Array) =>
  page.getByLabel('File with your resume').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  })

const readResume = (json: Buffer) => v.parse(resumeDocument, JSON.parse(json.toString()))

async function exported(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByText('Export', { exact: true }).click()
  await page.getByRole('button', { name, exact: true }).click()
  return readFile(await (await download).path())
}

test('a PDF of ours comes back as the same resume', async ({ page }) => {
  await atResumes(page)
  await page.getByRole('button', { name: 'Write a resume' }).click()
  await page.getByLabel('Job title').fill('Head carpenter')
  await page.getByLabel('City').fill('Leeds')
  await expect(page.getByText(/^Saved \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
  const [pdf, json] = [await exported(page, 'PDF'), await exported(page, 'JSON Resume')]

  await page.getByRole('link', { name: 'All resumes' }).click()
  await choose(page, 'anything.pdf', pdf)
  await expect(page.getByText('Everything printed comes back unchanged')).toBeVisible()
  await page.getByRole('button', { name: 'Import this resume' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Leeds')
  const again = readResume(await exported(page, 'JSON Resume'))
  expect(again).toEqual({ ...readResume(json), meta: again.meta })
})

test('A Word import is reviewed, and unchecked items are left out.', async ({ page }) => {
  await atResumes(page)
  await choose(page, 'resume.docx', wordDocument())
  const review = page.getByRole('region', { name: /found/ })
  await expect(review).toBeFocused()
  await expect(
    review.getByRole('checkbox', { name: /^Team lead, Kade Logistics.*Lines 8 to 10$/ }),
  ).toBeChecked()
  await expect(review.getByText('Not found: languages.')).toBeVisible()
  await review.getByRole('checkbox', { name: /^Picker/ }).uncheck()
  await page.getByRole('button', { name: 'Import this resume' }).click()

  await expect(page.getByLabel('Full name')).toHaveValue('Noor Veldkamp')
  await page.getByRole('heading', { name: 'Work', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Team lead, Kade Logistics' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Picker/ })).toHaveCount(0)
})

test('A LinkedIn export becomes a resume; an unreadable file shows what to do next.', async ({ page }) => {
  await atResumes(page)
  await choose(page, 'scan.pdf', Buffer.from('MZ'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We can’t read this file.')
  await choose(page, 'export.zip', linkedInExport())
  const review = page.getByRole('region', { name: /We found \d+ items, 2 to check$/ })
  await expect(review.getByText('Positions.csv, line 2')).toBeVisible()
  await page.getByRole('button', { name: 'Import this resume' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Logistics planner')
  await expect(page.getByRole('heading', { name: 'More', exact: true })).toBeVisible()
})
