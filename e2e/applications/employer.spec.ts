import type { Page } from 'playwright/test'
import { withStore } from '../../tests/server/support/databases.ts'
import { applicant } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'
import { publish } from '../support/publishing.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview: Mina' })

test('An employer moves an applicant, asks a question, gets a reply, and makes an offer, by keyboard alone.', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  await page.goto('/employer')
  await expect(page.getByText('1 applicant is waiting for a reply.')).toBeVisible()
  await page.getByRole('link', { name: 'Review next applicant' }).press('Enter')
  await expect(title(page, 'Mina Okafor')).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, 'Download Mina.pdf').press('Enter')
  expect((await download).suggestedFilename()).toBe('Mina.pdf')

  await button(page, 'Move to Screening').press('Enter')
  await expect(dialog(page).getByLabel('Stage')).toBeFocused()
  await dialog(page).getByLabel('Stage').selectOption('Interview')
  await expect(preview(page)).toContainText('Moved to Interview')
  await dialog(page).getByRole('button', { name: 'Move to Interview' }).press('Enter')
  await expect(toasts(page)).toContainText('Application moved.')
  expect(await mina.read()).toMatchObject({ stage: 'interviewing', turn: { side: 'employer' } })

  await button(page, 'Ask a question').press('Enter')
  await dialog(page).getByRole('button', { name: 'Ask a question' }).press('Enter')
  await expect(dialog(page).getByLabel('Message')).toHaveAccessibleDescription(/Write a message/)
  await dialog(page).getByLabel('Message').fill('When can you start?')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await button(page, 'Ask a question').press('Enter')
  await expect(dialog(page).getByLabel('Message')).toHaveValue('When can you start?')
  await expect(preview(page)).toContainText('When can you start?')
  await dialog(page).getByRole('button', { name: 'Ask a question' }).press('Enter')
  await expect(page.getByText('You asked Mina a question')).toBeVisible()
  await expect(page.getByText(/^Waiting on Mina until /)).toBeVisible()

  await mina.send({ type: 'reply', message: 'On Monday.' })
  await page.reload()
  await expect(page.getByText('On Monday.')).toBeVisible()
  await button(page, 'Make an offer').press('Enter')
  await expect(dialog(page).getByLabel('Currency')).toHaveValue('British Pound')
  await dialog(page).getByLabel('Message').fill('We would like you.')
  await dialog(page).getByRole('button', { name: 'Make an offer' }).press('Enter')
  await expect(dialog(page).getByLabel('Pay', { exact: true })).toHaveAccessibleDescription(
    /amount in digits/,
  )
  await dialog(page).getByLabel('Pay', { exact: true }).fill('50,000')
  await dialog(page).getByLabel('Message').fill('We would like you.')
  await expect(preview(page)).toContainText('£50,000 a year')
  await dialog(page).getByRole('button', { name: 'Make an offer' }).press('Enter')
  await expect(page.getByText('Offer sent. Everyone has a reply.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View your applicants' })).toBeFocused()
  expect(await mina.read()).toMatchObject({ stage: 'offered', turn: { side: 'candidate' } })
})

test('A rejection is confirmed, shown and undone, and the candidate sees none of it.', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
  await page.goto('/employer/applicants')
  await expect(page.getByText('2 applicants are waiting for a reply.')).toBeVisible()
  await page.getByRole('link', { name: 'Mina Okafor' }).click()
  // The candidate sees that the application was opened before the reply arrives.
  await expect(button(page, 'Reject')).toBeVisible()
  await expect.poll(async () => (await mina.read()).openings).toHaveLength(1)
  const before = await mina.read()

  await button(page, 'Reject').click()
  await dialog(page).getByRole('button', { name: 'Reject' }).click()
  await expect(dialog(page).getByRole('radiogroup')).toHaveAccessibleDescription(/Choose a reason/)
  await page.getByRole('radio', { name: 'Skills aren’t a match' }).check()
  await expect(preview(page)).toContainText('They need different skills.')
  await expect(preview(page)).toContainText('Thank you for applying for Engine builder')
  await dialog(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(/^It goes out at /)).toBeVisible()
  await expect(page.getByText(/Next: Jonas Brandt, Engine builder/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review next applicant' })).toBeFocused()
  expect(await mina.read()).toEqual(before)

  await button(page, 'Undo').click()
  await expect(button(page, 'Reject')).toBeVisible()
  expect(await mina.read()).toEqual(before)
})

test('The second of two colleagues who reply sees the first reply, and can continue.', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/409/)
  const posting = await publish(page, app, mailbox)
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  // Blocks the event stream, so that the page misses Mina's message.
  await page.route('**/api/employer/changes?*', () => {})
  await page.goto(`/employer/applicants/${mina.reference}`)
  await expect(title(page, 'Mina Okafor')).toBeVisible()
  await mina.send({ type: 'tell', message: 'I have moved to Leeds.' })
  await button(page, 'Message').click()
  await dialog(page).getByLabel('Message').fill('We read on.')
  await dialog(page).getByRole('button', { name: 'Message' }).click()
  await expect(
    page.getByText('Someone else was first, so your reply wasn’t sent. Mina sent a message.'),
  ).toBeVisible()
  await expect(page.getByText('I have moved to Leeds.')).toBeVisible()
  await button(page, 'Message').click()
  await expect(dialog(page).getByLabel('Message')).toHaveValue('We read on.')
  await dialog(page).getByRole('button', { name: 'Message' }).click()
  await expect(page.getByText('You sent a message')).toBeVisible()
})

test.describe('when ten minutes are over', () => {
  test.use({ ownApp: true })

  test('A rejection is sent, and the last reply closes the job post.', async ({
    allowConsole,
    page,
    app,
    mailbox,
  }) => {
    // The page reloads its data after the rejection, while the server stops.
    allowConsole(/ERR_CONNECTION_REFUSED/)
    const posting = await publish(page, app, mailbox)
    const mina = await applicant(app, mailbox, posting.slug, 'Mina')
    const jonas = await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
    await posting.send({ type: 'close', outcome: 'filledElsewhere' })
    await page.goto(`/employer/postings/${posting.id}`)
    await expect(page.getByRole('heading', { name: '0 of 2 applicants have a reply' })).toBeVisible()
    await jonas.send({ type: 'withdraw' })
    await page.reload()
    await expect(page.getByRole('heading', { name: '1 of 2 applicants have a reply' })).toBeVisible()
    await page.getByRole('link', { name: 'Review next applicant' }).click()
    await expect(title(page, 'Mina Okafor')).toBeVisible()
    await button(page, 'Reject').click()
    await page.getByRole('radio', { name: 'We chose another candidate' }).check()
    await dialog(page).getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText(/^It goes out at/)).toBeVisible()

    await app.stop()
    // Makes the delayed rejection due. The server processes it when it starts.
    await withStore({ dataDir: app.dataDir, databaseUrl: undefined }, (db) =>
      db.updateTable('jobs').set({ due_at: 0 }).where('key', 'like', '%rejectionDue').execute(),
    )
    await app.launch()
    await expect.poll(async () => (await mina.read()).state).toBe('rejected')
    await page.reload()
    await expect(page.getByText('Rejection sent')).toBeVisible()
    await expect(button(page, 'Undo')).toHaveCount(0)
    await page.goto(`/employer/postings/${posting.id}`)
    await expect(page.getByText('Closed: hired elsewhere').first()).toBeVisible()
  })
})

test('Lists have their filter in the address, and an empty state.', async ({ page, app, mailbox }) => {
  const posting = await publish(page, app, mailbox)
  await page.goto(`/employer/postings/${posting.id}`)
  await page.getByRole('link', { name: 'View applicants' }).click()
  await expect(page.getByRole('heading', { name: 'No applicants yet' })).toBeVisible()

  await applicant(app, mailbox, posting.slug, 'Mina')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Mina Okafor' })).toBeVisible()
  await page.getByRole('link', { name: 'Screening' }).click()
  await expect(page).toHaveURL(`/employer/postings/${posting.id}/applicants?stage=screening`)
  await expect(page.getByRole('heading', { name: 'No applicants here' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No applicants here' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Mina Okafor' })).toBeVisible()
  await page.getByRole('link', { name: /^Your turn/ }).click()
  await expect(page).toHaveURL(`/employer/postings/${posting.id}/applicants?tab=ours`)
  await expect(page.getByRole('link', { name: 'Mina Okafor' })).toBeVisible()

  await page.goto('/employer/postings')
  const row = page.getByRole('row').filter({ hasText: 'Engine builder' })
  await expect(row.getByRole('cell', { name: '1 waiting', exact: true })).toBeVisible()
})

test('A bulk reply greets each applicant by name; those it cannot reach stay selected with the reason.', async ({
  page,
  app,
  mailbox,
}) => {
  const posting = await publish(page, app, mailbox, { openings: 5 })
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  const jonas = await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
  const ana = await applicant(app, mailbox, posting.slug, 'Ana', 'Duarte')
  // Blocks the event stream, so that the page does not learn that Jonas has withdrawn.
  await page.route('**/api/employer/changes?*', () => {})
  await page.goto('/employer/applicants')
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByRole('region', { name: 'Selected' })).toContainText('3 selected')
  await page.getByRole('checkbox', { name: 'Select Ana Duarte, Engine builder' }).uncheck()
  await jonas.send({ type: 'withdraw' })

  await button(page, 'Reject').click()
  const question = page.getByRole('dialog', { name: 'Reject 2 applicants' })
  await question.getByRole('radio', { name: 'We chose another candidate' }).check()
  await expect(preview(page)).toContainText('Hi Mina,')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(/^1 of 2 replies not sent\./)).toBeVisible()
  await expect(toasts(page)).toContainText('1 reply sent.')
  await expect(page.getByText(/^Goes out at /)).toBeVisible()
  await expect(page.getByText(/^Jonas Brandt: This application was withdrawn/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected' })).toContainText('1 selected')
  // Jonas's withdrawn application is no longer in the list of open ones.
  await expect(page.getByRole('link', { name: 'Jonas Brandt' })).toHaveCount(0)
  expect((await mina.read()).state).toBe('active')
  expect((await ana.read()).timeline).toHaveLength(1)
})

test('If the waiting applicants cannot be loaded, the page shows no empty state, and offers a retry.', async ({
  allowConsole,
  page,
  app,
  mailbox,
}) => {
  allowConsole(/Failed to load resource/)
  const posting = await publish(page, app, mailbox)
  await applicant(app, mailbox, posting.slug, 'Mina')
  await page.route('**/list-applicants', (route) => route.abort())
  // A change event would trigger an automatic retry.
  await page.route('**/api/employer/changes?*', () => {})
  await page.goto('/employer')
  await expect(page.getByRole('heading', { name: 'We couldn’t load your home page' })).toBeVisible()
  await expect(page.getByText('You’re all caught up.')).toHaveCount(0)
  await page.goto(`/employer/postings/${posting.id}/applicants?view=board&tab=theirs`)
  await expect(page.getByRole('heading', { name: 'We couldn’t load your applicants' })).toBeVisible()
  await expect(page.getByText('No applicants yet')).toHaveCount(0)

  await page.unroute('**/list-applicants')
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'No applicants here' })).toBeVisible()
  await page.goto('/employer')
  await expect(page.getByText('1 applicant is waiting for a reply.')).toBeVisible()
})
