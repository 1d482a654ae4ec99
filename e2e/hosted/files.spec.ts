import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright/test'
import { paths } from '../../contract/paths.ts'
import { expect, test } from '../support/hostedApp.ts'
import { register, somebody } from '../support/people.ts'
import { publish } from '../support/publishing.ts'
import { begin } from '../support/resumes.ts'
import { settings } from '../support/settings.ts'

/** Name and first bytes of a file that is downloaded. */
async function downloaded(page: Page, start: () => Promise<unknown>) {
  const [file]: [Download, unknown] = await Promise.all([page.waitForEvent('download'), start()])
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), begins: bytes.subarray(0, 4).toString('latin1') }
}

/** Waits until an image is loaded. */
const expectDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0))
    .toBe(true)

test('A candidate sees the pictures of their resume, and downloads it.', async ({
  app,
  browser,
  mailbox,
  page,
}) => {
  const employer = await browser.newPage({ baseURL: app.origin })
  const { slug } = await publish(employer, app, mailbox)
  const pictures: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('resume-page.svg')) pictures.push(response.status())
  })

  await begin(page)
  await page.getByLabel('City').fill('Leeds')
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  await page.getByText('Export', { exact: true }).click()
  const pdf = page.getByRole('button', { name: 'PDF', exact: true })
  expect(await downloaded(page, () => pdf.click())).toEqual({
    name: 'Mina-Okafor-Resume.pdf',
    begins: '%PDF',
  })

  await page.goto(paths.resumes)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'New resume' }) })
  await expectDrawn(card.locator('img'))

  await page.goto(`/jobs/${slug}/apply`)
  await expectDrawn(page.locator('label, li').filter({ hasText: 'New resume' }).locator('img').first())
  expect(new Set(pictures)).toEqual(new Set([200]))
})

test('A candidate downloads an export of their data.', async ({ page }) => {
  await register(page, somebody())
  await page.goto(settings)
  await page.getByRole('button', { name: 'Export my data' }).click()
  const zip = page.getByRole('button', { name: 'Download ZIP' })
  await expect(zip).toBeVisible({ timeout: 30_000 })
  expect(await downloaded(page, () => zip.click())).toMatchObject({ begins: 'PK\u0003\u0004' })
})
