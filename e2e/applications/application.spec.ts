import { withStore } from '../../tests/server/support/databases.ts'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import { toasts } from '../support/people.ts'

const message = 'Can you come on Monday?'

test('a candidate sees what they sent and is led by a mail to it, answers what is asked, and accepts the offer by keyboard', async ({
  page,
  app,
  mailbox,
}) => {
  const { answer, path, person, reference } = await applied(page, app, mailbox)
  await page.goto(await mailbox.link(person.emailAddress, path))
  await expect(page.getByRole('heading', { level: 1, name: 'Engine builder' })).toBeVisible()
  await expect(page.getByText(`Your resume and your letter. Reference ${reference}.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Engine Works replies by / })).toBeVisible()

  await page.getByText('Letter', { exact: true }).click()
  await expect(page.getByText('I build.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download resume.pdf' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('resume.pdf')

  await answer({ type: 'ask', message })
  await page.reload()
  await expect(page.getByText(message)).toBeVisible()
  await page.getByRole('link', { name: 'Reply' }).press('Enter')
  const box = page.getByLabel('Your answer to Engine Works')
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(box).toHaveAccessibleDescription(/Write a message/)
  await page.keyboard.type('Monday is right for me.')
  await page.keyboard.press('Control+Enter')
  await expect(toasts(page)).toContainText('Your answer is sent.')
  const way = page.getByRole('list', { name: 'The way of this application' })
  await expect(way.getByText('Monday is right for me.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Engine Works replies by / })).toBeVisible()
  await expect(page.getByLabel('Write to Engine Works')).toHaveValue('')

  await answer({
    type: 'offer',
    message: 'We would like you.',
    pay: { amount: 5_000_000, currency: 'GBP', period: 'year' },
  })
  await page.reload()
  await page.getByRole('button', { name: 'Accept the offer' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Accept the offer?' })
  await question.getByRole('button', { name: 'Accept the offer' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Hired' })).toBeVisible()
  await expect(way.getByText('You accepted the offer')).toBeVisible()
})

test('an offer is declined with a reason, and what was not sent stays in its box', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/409/)
  const { answer, path } = await applied(page, app, mailbox)
  // The page is not told in time what the employer has answered.
  await page.route('**/api/candidate/changes?*', () => {})
  await page.goto(path)
  await page.getByLabel('Write to Engine Works').fill('When do you decide?')
  await answer({ type: 'offer', message: 'We would like you.' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Something happened first' })).toContainText(
    'The newest: Engine Works offers you the job.',
  )
  await expect(page.getByLabel('Your answer to Engine Works')).toHaveValue('When do you decide?')

  await page.getByRole('button', { name: 'Decline the offer' }).click()
  const question = page.getByRole('dialog', { name: 'Decline the offer?' })
  await question.getByLabel('Reason (optional)').fill('It is too far away.')
  await question.getByRole('button', { name: 'Decline the offer' }).click()
  await expect(page.getByRole('heading', { name: 'Declined' })).toBeVisible()
  await expect(page.getByText('“It is too far away.”')).toBeVisible()
})

test('withdrawing asks once, and can be left as it is', async ({ page, app, mailbox }) => {
  const { path, read } = await applied(page, app, mailbox)
  await page.goto(path)
  const withdraw = page.getByRole('button', { name: 'Withdraw the application' })
  await withdraw.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await read()).state).toBe('active')
  await withdraw.click()
  const question = page.getByRole('dialog', { name: 'Withdraw the application?' })
  await expect(question).toContainText('It cannot be taken back.')
  await question.getByRole('button', { name: 'Withdraw the application' }).click()
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Find jobs' })).toBeVisible()
})

test.describe('left without an answer', () => {
  test.use({ ownApp: true })

  test('a candidate stops waiting', async ({ page, app, mailbox }) => {
    const { path, read } = await applied(page, app, mailbox)
    // No page may still ask for something.
    await page.goto('about:blank')
    await app.stop()
    // As if it had been due two weeks ago: the clock finds that out as soon as it runs.
    await withStore({ dataDir: app.dataDir, databaseUrl: undefined }, async (db) => {
      await db
        .updateTable('applications')
        // Pages know the minute, not the second.
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
