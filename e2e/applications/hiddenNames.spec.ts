import { applicant } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { publish } from '../support/publishing.ts'

test('a company reads an application without a name, and learns it once they are past New', async ({
  page,
  app,
  mailbox,
  browser,
  browserConsole,
}) => {
  const posting = await publish(page, app, mailbox, { hidesNames: true })
  const context = await browser.newContext({ baseURL: app.origin })
  browserConsole.watch(context)
  const guest = await context.newPage()
  await guest.goto(posting.path)
  await expect(guest.getByText('Shown to the company after the first stage')).toBeVisible()
  await guest.goto(`${posting.path}/apply`)
  await expect(guest.getByText(/sees your name and contact details only after the first stage/)).toBeVisible()
  await context.close()
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')

  const names = page.getByText(/Mina|Okafor/)
  await page.goto(`/employer/postings/${posting.id}/applicants?view=board`)
  await expect(page.getByRole('link', { name: 'Candidate 1' })).toBeVisible()
  await expect(names).toHaveCount(0)
  await page.goto(`/employer/postings/${posting.id}/applicants`)
  await page.getByRole('link', { name: 'Candidate 1' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Candidate 1')
  await expect(page.getByText(/^They uploaded their own PDF/)).toBeVisible()
  await expect(names).toHaveCount(0)

  await page.getByRole('button', { name: 'Move to Screening' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message (optional)').fill('Hi {{name}}, we go on.')
  await dialog.getByRole('button', { name: 'Move to Screening' }).click()
  await expect(title).toHaveText('Mina Okafor')
  await expect(page.getByRole('button', { name: 'Download Mina.pdf' })).toBeVisible()
  const { timeline } = await mina.read()
  expect(timeline.map(({ message }) => message)).toContain('Hi Mina, we go on.')
})
