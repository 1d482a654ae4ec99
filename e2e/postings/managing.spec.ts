import { emptyPosting } from '../../contract/postings/posting.ts'
import { expect, test } from '../support/fixtures.ts'
import { registerEmployer, somebody, verifyAddress } from '../support/people.ts'

/** Content of a posting that can be published. */
const complete = () => ({
  ...emptyPosting('Engine builder'),
  description: 'You build engines that compute. '.repeat(5),
  workplace: 'remote',
  employmentType: 'fullTime',
  pay: { min: 4_000_000, max: 6_000_000, currency: 'GBP', period: 'year' },
  existingVacancy: true,
  aiInScreening: { used: false, how: '' },
  validThrough: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
})

test('an employer publishes, pauses, resumes and closes a posting by keyboard', async ({
  page,
  app,
  mailbox,
}) => {
  const person = somebody()
  await registerEmployer(page, person)
  await verifyAddress(page, mailbox, person)
  await page.goto('/employer/postings')
  const enter = async (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const title = page.getByRole('heading', { level: 1, name: 'Engine builder' })

  await enter('Post a job')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Engine builder')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/employer\/postings\/[\w-]+\/edit$/)
  const id = page.url().split('/').at(-2) ?? ''
  const saved = await page.request.post(`${app.origin}/api/employer/save-posting`, {
    headers: { origin: app.origin },
    data: { id, revision: 1, posting: complete() },
  })
  expect(saved.ok()).toBe(true)

  await page.goto('/employer/postings?tab=draft')
  await page.getByRole('link', { name: 'Engine builder' }).press('Enter')
  await expect(title).toBeVisible()
  await enter('Publish')
  await expect(page.getByText('Anyone can find it and apply.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View job page' }).first()).toHaveAttribute(
    'href',
    /^\/jobs\/engine-/,
  )
  await enter('Pause')
  await expect(page.getByText(/Candidates can’t find it or apply/)).toBeVisible()
  await enter('Resume')
  await expect(page.getByText('Anyone can find it and apply.')).toBeVisible()

  await enter('Close job post')
  const question = page.getByRole('dialog', { name: 'How did it end?' })
  await question.getByRole('button', { name: 'Close job post' }).press('Enter')
  await expect(question.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose how it ended/)
  await expect(question.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await question.getByRole('button', { name: 'Close job post' }).press('Enter')
  await expect(page.getByText('Closed: hired here').first()).toBeVisible()
  await expect(question).toBeHidden()

  await page.goto('/employer/postings')
  await expect(page.getByRole('heading', { name: 'No open job posts' })).toBeVisible()
  await page.getByRole('link', { name: 'Closed', exact: true }).press('Enter')
  await expect(page).toHaveURL('/employer/postings?tab=closed')
  await expect(page.getByRole('link', { name: 'Engine builder' })).toBeVisible()
})
