import type { Page } from 'playwright/test'
import { emailSettingsWords } from '../../src/words/profile/profile.ts'
import { applied } from '../support/applying.ts'
import { expect, test } from '../support/fixtures.ts'

const preferences = '/candidate/profile?tab=preferences'

const kind = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** Save state of the email settings; other panels of the page show one too. */
const saved = (page: Page) =>
  page
    .locator('[data-panel]')
    .filter({ has: page.getByRole('heading', { name: emailSettingsWords.title, exact: true }) })
    .getByText('Saved', { exact: true })

test('A candidate chooses emails, unsubscribes by link without scripts or login, and sees it in Preferences.', async ({
  page,
  app,
  browser,
  mailbox,
}) => {
  const { answer, person } = await applied(page, app, mailbox)
  await page.goto(preferences)
  await kind(page, 'Application status updates').press('Space')
  await kind(page, 'Questions from employers').press('Space')
  await expect(kind(page, 'Questions from employers')).not.toBeChecked()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(kind(page, 'Application status updates')).not.toBeChecked()
  await expect(kind(page, 'Questions from employers')).not.toBeChecked()
  await expect(kind(page, 'Messages from employers')).toBeChecked()

  await answer({ type: 'tell', message: 'We look at it now.' })
  const link = await mailbox.link(person.emailAddress, '/stop-mails/')
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const page2 = await elsewhere.newPage()
  await page2.goto(link)
  await expect(page2.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible()
  await expect(page2.getByText('Messages from employers')).toBeVisible()
  await expect(page2.getByText(person.emailAddress)).toHaveCount(0)
  await page2.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page2.getByRole('heading', { name: 'These emails are stopped' })).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(kind(page, 'Messages from employers')).not.toBeChecked()

  // The page is the same with scripts, whether logged in or not.
  await page.goto(link)
  await page.getByRole('button', { name: 'Turn on again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible()
  await page.goto(preferences)
  await expect(kind(page, 'Messages from employers')).toBeChecked()
})

test('An email choice that fails to save stays, and is saved by a retry.', async ({
  page,
  app,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await applied(page, app, mailbox)
  await page.goto(preferences)
  await expect(kind(page, 'Messages from employers')).toBeChecked()
  await page.route('**/api/candidate/save-mail-settings', (route) => route.abort())
  await kind(page, 'Messages from employers').click()
  await expect(page.getByText(/^Not saved\./)).toBeVisible()
  await expect(kind(page, 'Messages from employers')).not.toBeChecked()
  await page.unroute('**/api/candidate/save-mail-settings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(kind(page, 'Messages from employers')).not.toBeChecked()
})
