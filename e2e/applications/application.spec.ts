import { withStore } from '../../tests/server/support/databases.ts'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'

const message = 'Can you come on Monday?'

test('A candidate opens the sent application from an email, replies to a question, and accepts the offer, by keyboard.', async ({
  page,
  app,
  mailbox,
}) => {
  const { answer, path, person, reference } = await applied(page, app, mailbox)
  await page.goto(await mailbox.link(person.emailAddress, path))
  await expect(page.getByRole('heading', { level: 1, name: 'Engine builder' })).toBeVisible()
  await expect(page.getByText(`Your resume and your letter. Reference ${reference}.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Engine Works replies by / })).toBeVisible()

  await page.getByText('Cover letter', { exact: true }).click()
  await expect(page.getByText('I build.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download resume.pdf' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('resume.pdf')

  await answer({ type: 'ask', message })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Engine Works asked you a question' })).toContainText(message)
  const box = page.getByLabel('Your reply to Engine Works')
  await box.press('Control+Enter')
  await expect(box).toHaveAccessibleDescription(/Write a message/)
  await page.keyboard.type('Monday is right for me.')
  await page.keyboard.press('Control+Enter')
  await expect(toasts(page)).toContainText('Reply sent.')
  const way = page.getByRole('list', { name: 'Application timeline' })
  await expect(way.getByText('Monday is right for me.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Engine Works replies by / })).toBeVisible()
  await expect(page.getByLabel('Message to Engine Works')).toHaveValue('')

  await answer({
    type: 'offer',
    message: 'We would like you.',
    pay: { amount: 5_000_000, currency: 'GBP', period: 'year' },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Accept offer' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Accept offer?' })
  await question.getByRole('button', { name: 'Accept offer' }).press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Congratulations, you’re hired at Engine Works' }),
  ).toBeVisible()
  await expect(way.getByText('You accepted the offer')).toBeVisible()

  await answer({ type: 'tell', message: 'Come at nine.' })
  await expect(way.getByText('Come at nine.')).toBeVisible()
  await page.getByLabel('Message to Engine Works').fill('See you then.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(way.getByText('See you then.')).toBeVisible()
})

test('An offer is declined with a reason, and an unsent message stays in its field.', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/409/)
  const { answer, path } = await applied(page, app, mailbox)
  // Blocks the event stream, so that the page misses the employer's answer.
  await page.route('**/api/candidate/changes?*', () => {})
  await page.goto(path)
  await page.getByLabel('Message to Engine Works').fill('When do you decide?')
  await answer({ type: 'offer', message: 'We would like you.' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Something changed first' })).toContainText(
    'Latest: Engine Works offered you the job.',
  )
  await expect(page.getByLabel('Your reply to Engine Works')).toHaveValue('When do you decide?')

  await page.getByRole('button', { name: 'Decline offer' }).click()
  const question = page.getByRole('dialog', { name: 'Decline offer?' })
  await question.getByLabel('Reason (optional)').fill('It is too far away.')
  await question.getByRole('button', { name: 'Decline offer' }).click()
  await expect(page.getByRole('heading', { name: 'Declined' })).toBeVisible()
  await expect(page.getByText('“It is too far away.”')).toBeVisible()
})

test('Withdrawing asks for confirmation, and can be canceled.', async ({ page, app, mailbox }) => {
  const { path, read } = await applied(page, app, mailbox)
  await page.goto(path)
  const withdraw = page.getByRole('button', { name: 'Withdraw application' })
  await withdraw.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await read()).state).toBe('active')
  await withdraw.click()
  const question = page.getByRole('dialog', { name: 'Withdraw application?' })
  await expect(question).toContainText('You can’t undo this, but you can apply again while the job is open.')
  await question.getByRole('button', { name: 'Withdraw application' }).click()
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Find jobs' })).toBeVisible()
})

test.describe('left without an answer', () => {
  test.use({ ownApp: true })

  test('a candidate stops waiting', async ({ page, app, mailbox }) => {
    const { path, read } = await applied(page, app, mailbox)
    // Leaves the page first, so that it sends no request to the stopped server.
    await page.goto('about:blank')
    await app.stop()
    // Moves the due date two weeks back. The server processes overdue deadlines when it starts.
    await withStore({ dataDir: app.dataDir, databaseUrl: undefined }, async (db) => {
      await db
        .updateTable('applications')
        // One more minute, because pages round times to the minute.
        .set({ due_at: Date.now() - 14 * 86_400_000 - 60_000 })
        .execute()
      await db.updateTable('jobs').set({ due_at: 0 }).where('queue', '=', 'deadlines').execute()
    })
    await app.launch()
    await expect.poll(async () => (await read()).turn?.lateness).toBe('silent')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'No reply for 14 days' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    const question = page.getByRole('dialog', { name: 'Stop waiting?' })
    await question.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(page.getByText('and you stopped waiting.', { exact: false })).toBeVisible()
  })
})
