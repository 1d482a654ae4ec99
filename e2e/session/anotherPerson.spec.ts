import type { Page } from 'playwright/test'
import type { App } from '../support/app.ts'
import { applied, joinVerified } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Mailbox } from '../support/mailbox.ts'
import { publish } from '../support/publishing.ts'

/** Logs another person in while the page is in the back/forward cache, and restores the page. */
async function becomeSomebodyElse(page: Page, app: App, mailbox: Mailbox): Promise<void> {
  await joinVerified(page, app, mailbox)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

test('A restored page of another account shows none of its data, the menu count included.', async ({
  allowConsole,
  app,
  mailbox,
  page,
}) => {
  // The other person has no such application, and requests during the change of session are refused.
  allowConsole(/404|401/)
  const { answer, path } = await applied(page, app, mailbox)
  await answer({ type: 'ask', message: 'When can you start?' })
  await page.goto(path)
  const menu = page.getByRole('navigation', { name: 'Candidate' })
  const own = page.getByText('When can you start?')
  await expect(menu.getByRole('link', { name: 'Applications 1 needs your reply' })).toBeVisible()
  await expect(own.first()).toBeVisible()

  // Holds the count of the other account, so that it is still unknown.
  await page.route('**/count-waiting', () => undefined)
  await becomeSomebodyElse(page, app, mailbox)
  await expect(own).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Applications', exact: true })).toBeVisible()
})

test('A started application is not continued by another account.', async ({ app, mailbox, page }) => {
  const { path } = await publish(page, app, mailbox)
  await joinVerified(page, app, mailbox)
  await page.goto(`${path}/apply`)
  const letter = page.getByLabel('Your letter')
  await page.getByRole('radio', { name: 'No letter' }).press('ArrowRight')
  await letter.fill('I build engines.')
  await expect(page.getByText(/^Saved \d+:\d\d\s[AP]M$/)).toBeVisible()

  await becomeSomebodyElse(page, app, mailbox)
  await expect(page.getByRole('radio', { name: 'No letter' })).toBeChecked()
  await expect(letter).toHaveCount(0)
})
