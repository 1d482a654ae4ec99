import type { Page } from 'playwright/test'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'

/** Lets the server process the next request, but drops its response. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

test('a message whose response was lost is not sent twice, and is shown as sent', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 409/)
  const { path, read } = await applied(page, app, mailbox)
  await page.goto(path)
  await loseAnswer(page, '/api/candidate/application-event')
  await page.getByLabel('Message to Engine Works').fill('When do you decide?')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page.getByText('The server could not be reached.', { exact: false }).first()).toBeVisible()
  // The event stream has already shown the message on the page.
  await expect(page.getByText('You sent a message', { exact: true })).toBeVisible()
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Latest: You sent a message.' })).toContainText(
    'If that’s what you sent, it has arrived.',
  )
  expect((await read()).timeline.map(({ type }) => type)).toEqual(['submit', 'tell'])
})

test('an applicant whose move lost its response is not moved on by a retry', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 409/)
  const { read, reference } = await applied(page, app, mailbox)
  await page.goto(`/employer/applicants/${reference}`)
  await loseAnswer(page, '/api/employer/application-event')
  await page.getByRole('button', { name: 'Move to Screening' }).click()
  const question = page.getByRole('dialog', { name: 'Move Mina' })
  await question.getByRole('button', { name: 'Move to Screening' }).click()
  await expect(question.getByText('The server could not be reached.', { exact: false })).toBeVisible()
  // The page behind the dialog has already received the move, so Screening is no longer a possible stage.
  await question.getByRole('button', { name: 'Move to Shortlist' }).click()
  await expect(page.getByText('A teammate has already replied', { exact: false })).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(await read()).toMatchObject({ stage: 'screening' })
})
