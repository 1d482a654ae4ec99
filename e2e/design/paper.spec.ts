import { extractText } from 'unpdf'
import * as v from 'valibot'
import { resumeCalls } from '../../contract/resumes/calls.ts'
import { resumeSamples } from '../../contract/resumes/samples.ts'
import { twoApplicants } from '../support/applicants.ts'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask } from '../support/joining.ts'
import { writtenLetter } from '../support/letters.ts'
import { open } from '../support/looking.ts'
import { begin } from '../support/resumes.ts'

test('a resume is printed as its pages only, one per sheet, from a narrow window too', async ({
  app,
  page,
}) => {
  await begin(page)
  const { document, title } = resumeSamples.plain
  const made = await ask(page, app, `candidate/${resumeCalls.createResume.path}`, { title, document })
  const { id } = v.parse(resumeCalls.createResume.result, made)
  for (const width of [1280, 390]) {
    await open(page, `/candidate/resumes/${id}`, width)
    await expect(page.getByRole('img', { name: /^Page 1 of 1/, includeHidden: true })).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const sheet = page.getByRole('img', { name: /^Page 1 of 1/ })
    await expect(sheet).toHaveAttribute('src', /^data:image\/svg/)
    expect(Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(width)
    for (const gone of [page.getByLabel('Full name'), page.getByRole('heading'), page.getByRole('banner')])
      await expect(gone.filter({ visible: true })).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('[data-paper] canvas')).toBeVisible()
    await page.emulateMedia({ media: null })
  }
  // Checks the text of the PDF, because an image could be neither searched nor copied.
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), {
    mergePages: true,
  })
  expect(text).toContain(document.basics?.name)
})

test('a letter and a posting are printed as readers see them, without the form fields', async ({
  app,
  page,
  mailbox,
}) => {
  await begin(page)
  const { id } = await writtenLetter(page, app, {
    title: 'For all',
    body: 'Dear {{company}}, I build engines.',
  })
  await open(page, `/candidate/cover-letters/${id}`, 1280)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  await expect(page.getByText('I build engines.').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('input, textarea, select').filter({ visible: true })).toHaveCount(0)

  await page.emulateMedia({ media: null })
  const { path } = await twoApplicants({ app, mailbox, page })
  await open(page, path.replace('applicants', 'edit'), 1280)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  await expect(page.getByText('£40,000–£60,000 a year').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('input, textarea, select').filter({ visible: true })).toHaveCount(0)
})

test('all columns of a board are printed, without its buttons', async ({ app, page, mailbox }) => {
  const { path } = await twoApplicants({ app, mailbox, page })
  await open(page, `${path}?view=board`, 1280)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const stage of ['New', 'Offer'])
    expect((await page.getByRole('heading', { name: stage }).boundingBox())?.x).toBeLessThan(700)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('an application is printed with the sent content, and without the field for the next message', async ({
  app,
  page,
  mailbox,
}) => {
  const { path } = await applied(page, app, mailbox)
  await open(page, path, 1280)
  await expect(page.getByText('I build.')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('I build.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('an application is printed with its whole content and history, and without links that are useless on paper', async ({
  app,
  page,
  mailbox,
}) => {
  const { mina } = await twoApplicants({ app, mailbox, page })
  await open(page, `/employer/applicants/${mina.reference}`, 390)
  await expect(page.getByText('I build engines.')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('I build engines.')).toBeVisible()
  await expect(page.getByText('Mina applied')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Engine builder' })).toBeVisible()
  const written = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(new Set(written)).toEqual(new Set(['none']))
})

test('search results are printed without the form and the menu, in landscape too', async ({ page }) => {
  await open(page, '/jobs', 1280)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})
