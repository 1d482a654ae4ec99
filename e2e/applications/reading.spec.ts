import type { Page } from 'playwright/test'
import { applicantWords } from '../../src/words/applications/applicant.ts'
import { applicant } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { publish } from '../support/publishing.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

const document = {
  basics: { name: 'Mina Okafor', label: 'Stage carpenter', url: 'https://mina.example' },
  work: [{ position: 'Head carpenter', name: 'Larkspur Joinery', highlights: ['Led a crew of four'] }],
}

test('An employer opens the resume, answers and activity of an applicant, each with its own address.', async ({
  page,
  app,
  mailbox,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina', 'Okafor', document)
  await page.goto(`/employer/applicants/${mina.reference}`)
  const resume = page.getByRole('article')
  await expect(resume.getByRole('heading', { level: 2, name: 'Mina Okafor' })).toBeVisible()
  await expect(resume.getByRole('heading', { level: 4, name: 'Head carpenter' })).toBeVisible()
  await expect(resume.getByRole('listitem').filter({ hasText: 'Led a crew of four' })).toBeVisible()
  await expect(resume.getByRole('link', { name: 'mina.example' })).toHaveAttribute('rel', /nofollow/)
  await expect
    .poll(async () => (await mina.read()).openings)
    .toMatchObject([{ what: ['application', 'resume'] }])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Mina-Okafor-Resume.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Mina-Okafor-Resume.pdf')

  await tab(page, 'Resume').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('I build engines.')).toBeVisible()
  await expect(resume).toBeHidden()
  await expect(page).toHaveURL(/\?tab=letter$/)
  await page.reload()
  await expect(tab(page, 'Cover letter')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Activity').click()
  await expect(page.getByText('Mina applied')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('I build engines.')).toBeVisible()

  // Wide windows show the timeline next to the resume.
  await tab(page, 'Activity').click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(tab(page, 'Activity')).toHaveCount(0)
  await expect(resume).toBeVisible()
  await expect(page.getByText('Mina applied')).toBeVisible()
})

test('A resume that fails to load blocks nothing else, and can be retried.', async ({
  allowConsole,
  page,
  app,
  mailbox,
}) => {
  allowConsole(/Failed to load resource/)
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina', 'Okafor', document)
  await page.route('**/applicant-resume', (route) => route.abort())
  await page.goto(`/employer/applicants/${mina.reference}`)
  await expect(page.getByRole('heading', { name: 'We couldn’t load the resume' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move to Screening' })).toBeVisible()
  await page.unroute('**/applicant-resume')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toContainText('Head carpenter')
})

test('J and K open the next and previous applicant, unless a dialog is open or shortcuts are off.', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox, { openings: 5 })
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
  await applicant(app, mailbox, posting.slug, 'Priya', 'Raman')
  await page.goto(`/employer/applicants/${mina.reference}`)
  await expect(page.getByText('1 of 3')).toBeVisible()
  await page.keyboard.down('j')
  await expect(title(page, 'Jonas Brandt')).toBeFocused()
  await expect(page.getByText('2 of 3')).toBeVisible()
  // A held key opens only one applicant, because key repeat is ignored.
  await page.keyboard.down('j')
  await page.keyboard.up('j')
  await page.keyboard.press('k')
  await expect(title(page, 'Mina Okafor')).toBeFocused()

  await expect(page.getByText('1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Ask a question' }).click()
  await page.getByRole('dialog').getByLabel('Message').pressSequentially('jk')
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue('jk')
  await page.keyboard.press('Escape')
  await expect(title(page, 'Mina Okafor')).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByText('Keys', { exact: true })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Single letters work on this page' }).uncheck()
  await page.keyboard.press('j')
  await page.reload()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('j')
  await expect(title(page, 'Mina Okafor')).toBeVisible()
})

test('The reply bar stays visible on a phone while a resume is read, and covers nothing @phone', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina', 'Okafor', document)
  await page.goto(`/employer/applicants/${mina.reference}`)
  const move = page.getByRole('button', { name: 'Move to Screening' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(move).toBeInViewport({ ratio: 1 })
  const address = page.locator('a[href^="mailto:"]')
  await address.focus()
  await expect(move).toBeInViewport({ ratio: 1 })
  const [above, below] = [await address.boundingBox(), await move.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)

  await expect(page.getByRole('button', { name: 'Message' })).toHaveCount(0)
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Message' }).click()
  await page.getByRole('dialog').getByLabel('Message').fill('We look at it now.')
  await page.getByRole('dialog').getByRole('button', { name: 'Message' }).click()
  await expect.poll(async () => (await mina.read()).timeline.at(-1)).toMatchObject({ type: 'tell' })
})

test('the queue keeps its scroll position while J and K open the next applicants', async ({
  page,
  app,
  mailbox,
}) => {
  // A window so low that only three rows of the queue fit.
  await page.setViewportSize({ width: 1920, height: 420 })
  const posting = await publish(page, app, mailbox, { openings: 5 })
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  for (const name of ['Jonas', 'Priya', 'Emeka', 'Hana']) await applicant(app, mailbox, posting.slug, name)
  await page.goto(`/employer/applicants/${mina.reference}`)
  const queue = page.getByRole('navigation', { name: applicantWords.queue.label })
  await expect(queue.getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('heading', { name: 'Reply to Mina' })).toBeInViewport()
  const scrolled = await queue.evaluate((element) => {
    element.scrollTop = 60
    return element.scrollTop
  })
  expect(scrolled).toBe(60)
  await page.keyboard.press('j')
  await expect(title(page, 'Jonas Okafor')).toBeVisible()
  await expect(queue.getByRole('link', { name: 'Jonas Okafor' })).toHaveAttribute('aria-current', 'true')
  expect(await queue.evaluate((element) => element.scrollTop)).toBe(60)
  for (const name of ['Priya', 'Emeka', 'Hana']) {
    await page.keyboard.press('j')
    await expect(title(page, `${name} Okafor`)).toBeVisible()
  }
  await expect(queue.getByRole('link', { name: 'Hana Okafor' })).toBeInViewport({ ratio: 1 })
})
