import { twoApplicants } from '../support/applicants.ts'
import { applied, joinVerified } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask } from '../support/joining.ts'
import { publish } from '../support/publishing.ts'

test('A candidate sees turns on Home, and the list has as many of each group as Home counts.', async ({
  page,
  app,
  mailbox,
}) => {
  const { answer, path, slug } = await applied(page, app, mailbox)
  const saved = await page.request.post(`${app.origin}/api/candidate/save-job`, {
    headers: { origin: app.origin },
    data: { slug },
  })
  expect(saved.ok()).toBe(true)

  await page.goto('/candidate')
  await expect(page.getByText('You’re all caught up.')).toBeVisible()
  const theirs = page.getByRole('region', { name: 'Waiting on employers' })
  await expect(theirs.getByText(/^They reply by /)).toBeVisible()

  await answer({ type: 'ask', message: 'Can you come on Monday?' })
  await page.reload()
  const yours = page.getByRole('region', { name: 'Your turn' })
  await expect(page.getByText('1 employer is waiting to hear from you.')).toBeVisible()
  await expect(yours.getByRole('heading', { name: 'Engine Works asked you a question' })).toBeVisible()
  await yours.getByRole('link', { name: 'Reply' }).click()
  await expect(page).toHaveURL(path)

  await page
    .getByRole('navigation', { name: 'Candidate' })
    .getByRole('link', { name: 'Applications' })
    .click()
  const groups = page.getByRole('navigation', { name: 'Applications by group' })
  const rows = page.locator('main ul:not(nav ul) > li')
  for (const [group, count] of [
    ['All applications', 1],
    ['Drafts', 0],
    ['Sent', 1],
    ['In progress', 0],
    ['Saved jobs', 1],
    ['Closed', 0],
  ] as const) {
    const link = groups.getByRole('link', { name: `${group} ${count}` })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(rows).toHaveCount(count)
  }
  await expect(page.getByRole('heading', { name: 'No closed applications' })).toBeVisible()
  await page.goBack()
  await expect(rows).toContainText('Engine builder')
  await groups.getByRole('link', { name: 'Sent 1' }).click()
  await expect(rows).toContainText('Reply by')
  await rows.getByRole('link', { name: 'Engine builder' }).click()
  await expect(page).toHaveURL(path)
})

test('an applicant for a closed job finds a link to the sent application on each of the job’s pages', async ({
  page,
  app,
  mailbox,
}) => {
  // Another open posting keeps the list from being empty, because the pane opens a job only next to results.
  await publish(page, app, mailbox)
  const { change, path, slug } = await applied(page, app, mailbox)
  await change({ type: 'pause' })
  for (const place of [`/jobs/${slug}`, `/jobs/${slug}/apply`, `/jobs?job=${slug}`]) {
    await page.goto(place)
    await expect(page.getByText('This job is paused.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'View application' }).click()
    await expect(page).toHaveURL(path)
  }
})

test('a candidate with a draft for a closed job sees that the draft is kept', async ({
  page,
  app,
  mailbox,
}) => {
  const { path, send, slug } = await publish(page, app, mailbox)
  await joinVerified(page, app, mailbox)
  await ask(page, app, 'candidate/start-application', { slug })
  await send({ type: 'pause' })
  for (const place of [path, `${path}/apply`]) {
    await page.goto(place)
    await expect(page.getByText('Your draft is saved.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Open draft' }).click()
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible()
  }
})

test('An employer opens the next waiting applicant, and returns.', async ({ page, app, mailbox }) => {
  const { mina } = await twoApplicants({ page, app, mailbox })
  await page.goto(`/employer/applicants/${mina.reference}`)
  await page.getByRole('link', { name: 'Next: Jonas Brandt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Brandt' })).toBeFocused()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Previous: Mina Okafor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeFocused()
})
