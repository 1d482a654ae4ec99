import type { Page } from 'playwright/test'
import { applicationCalls } from '../../contract/applications/calls.ts'
import type { App } from '../support/app.ts'
import { applicant } from '../support/applicants.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { toasts } from '../support/people.ts'
import { publish } from '../support/publishing.ts'

const call = `**/api/employer/${applicationCalls.applicationEvents.path}`

async function askAll(page: Page): Promise<void> {
  await page.getByLabel('Choose all that are shown').check()
  const chosen = page.getByRole('region', { name: 'Chosen' })
  await expect(chosen).toContainText('2 chosen')
  await chosen.getByRole('button', { name: 'Ask' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('When can you start?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
}

interface Tools {
  page: Page
  app: App
  mailbox: Mailbox
  allowConsole: (pattern: RegExp) => void
}

/** Answers two, while the server hears of it or does not, reloads, and sees that each of them is answered once. */
async function reloadMeanwhile({ allowConsole, app, mailbox, page }: Tools, isHeard: boolean): Promise<void> {
  allowConsole(/Failed to load resource|Failed to fetch/)
  const posting = await publish(page, app, mailbox, { openings: 5 })
  const mina = await applicant(app, mailbox, posting.slug, 'Mina')
  const jonas = await applicant(app, mailbox, posting.slug, 'Jonas', 'Brandt')
  const asked = async (person: typeof mina) =>
    (await person.read()).timeline.filter(({ type }) => type === 'ask').length
  await page.goto(`/employer/postings/${posting.id}/applicants`)
  await page.route(call, async (route) => {
    if (isHeard) await route.fetch()
  })
  const sent = page.waitForRequest(call)
  await askAll(page)
  await sent
  if (isHeard) await expect.poll(() => asked(jonas)).toBe(1)

  await page.unroute(call)
  await page.reload()
  await expect(toasts(page)).toContainText('2 answers are sent.')
  await expect(page.getByRole('region', { name: 'Chosen' })).toHaveCount(0)
  expect([await asked(mina), await asked(jonas)]).toEqual([1, 1])

  // It is done: another reload sends nothing.
  const again = page.waitForResponse('**/api/employer/list-applicants')
  await page.reload()
  await again
  await expect(page.getByRole('link', { name: 'Mina Okafor' })).toBeVisible()
  expect([await asked(mina), await asked(jonas)]).toEqual([1, 1])
}

test('answers that the server has heard are told after a reload, and reach each person once (M109)', ({
  allowConsole,
  app,
  mailbox,
  page,
}) => reloadMeanwhile({ allowConsole, app, mailbox, page }, true))

test('answers that did not leave are sent after a reload, and reach each person once (M109)', ({
  allowConsole,
  app,
  mailbox,
  page,
}) => reloadMeanwhile({ allowConsole, app, mailbox, page }, false))
