import type { Page } from 'playwright/test'
import { introductionPaths } from '../../contract/introductions/paths.ts'
import { expect, test } from '../support/fixtures.ts'
import { invited } from '../support/talent.ts'
import { letComeDue } from '../support/whileStopped.ts'

const question = {
  key: 'ticket',
  label: 'Do you have a ticket?',
  kind: 'yesNo' as const,
  options: [],
  required: true,
  knockOut: null,
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test(
  'an invitation is accepted, discussed in two browsers, becomes an application, and the person is hired',
  {
    tag: '@postgres',
  },
  async ({ app, browser, browserConsole, mailbox, page }) => {
    const { candidate, employer, id } = await invited(
      { app, browser, browserConsole, mailbox, page },
      { questions: [question] },
    )
    await employer.goto(introductionPaths.sentIntroduction(id))
    await expect(employer.getByText('Mina Okafor')).toHaveCount(0)

    await candidate.goto('/candidate/applications')
    await candidate.getByRole('link', { name: 'Invitations to apply' }).click()
    await candidate.getByRole('link', { name: 'Engine Builder' }).click()
    await button(candidate, 'Accept the invitation').click()
    await dialog(candidate).getByLabel('My name and photo').check()
    await dialog(candidate).getByRole('button', { name: 'Accept the invitation' }).click()

    // Both pages update without a reload.
    await expect(employer.getByText('Mina Okafor').first()).toBeVisible()
    await employer.getByLabel('Message to Mina Okafor').fill('When can you start?')
    await button(employer, 'Send reply').click()
    await expect(candidate.getByText('When can you start?')).toBeVisible()

    await button(candidate, 'Apply now').click()
    await dialog(candidate).getByLabel('Do you have a ticket?').selectOption('Yes')
    await dialog(candidate).getByRole('button', { name: 'Apply now' }).click()
    await expect(candidate.getByRole('link', { name: 'View application' })).toBeVisible()
    await employer.getByRole('link', { name: 'View application' }).click()
    await expect(employer.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible()

    await candidate.getByRole('link', { name: 'View application' }).click()
    await button(employer, 'Make an offer').click()
    await dialog(employer).getByLabel('Pay', { exact: true }).fill('50,000')
    await dialog(employer).getByLabel('Message').fill('We would like you.')
    await dialog(employer).getByRole('button', { name: 'Make an offer' }).click()
    await button(candidate, 'Accept offer').click()
    await dialog(candidate).getByRole('button', { name: 'Accept offer' }).click()
    await expect(employer.getByRole('heading', { name: 'You hired Mina' })).toBeVisible()
  },
)

test('a declined invitation needs no reason, and stays anonymous', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  const { candidate, employer, id } = await invited({ app, browser, browserConsole, mailbox, page })
  await employer.goto(introductionPaths.sentIntroduction(id))
  await candidate.goto(introductionPaths.introduction(id))
  await button(candidate, 'Not interested').click()
  await dialog(candidate).getByRole('button', { name: 'Not interested' }).click()
  await expect(candidate.getByText('You declined')).toBeVisible()
  await expect(employer.getByText('Not interested', { exact: true })).toBeVisible()
  await expect(employer.getByText('Mina Okafor')).toHaveCount(0)
})

test(
  'an invitation without a reply expires on both sides, and stays anonymous',
  { tag: '@postgres' },
  async ({ allowConsole, app, browser, browserConsole, mailbox, page }) => {
    // Pages are offline while time passes.
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/)
    const { candidate, employer, id } = await invited({ app, browser, browserConsole, mailbox, page })
    await employer.goto(introductionPaths.sentIntroduction(id))
    await candidate.goto(introductionPaths.introduction(id))
    await expect(button(candidate, 'Accept the invitation')).toBeVisible()
    await expect(button(employer, 'Withdraw invitation')).toBeVisible()

    await letComeDue(app, [candidate, employer], `introduction/${id}`, 'turnDue')
    for (const side of [candidate, employer]) {
      await expect(side.getByText('Expired', { exact: true })).toBeVisible({ timeout: 30_000 })
      await expect(side.getByText('The reply was due')).toBeVisible()
    }
    await expect(button(candidate, 'Accept the invitation')).toHaveCount(0)
    await expect(button(employer, 'Withdraw invitation')).toHaveCount(0)
    await expect(employer.getByText('Mina Okafor')).toHaveCount(0)
  },
)

test('an invitation that the company withdraws can no longer be accepted', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  const { candidate, employer, id } = await invited({ app, browser, browserConsole, mailbox, page })
  await employer.goto(introductionPaths.sentIntroduction(id))
  await candidate.goto(introductionPaths.introduction(id))
  await button(candidate, 'Accept the invitation').click()
  await expect(dialog(candidate)).toBeVisible()

  await button(employer, 'Withdraw invitation').click()
  await dialog(employer).getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(employer.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(candidate.getByText('Withdrawn by the employer')).toBeVisible()
  await expect(dialog(candidate)).toHaveCount(0)
  await expect(button(candidate, 'Accept the invitation')).toHaveCount(0)
  await expect(employer.getByText('Mina Okafor')).toHaveCount(0)
})

test('a conversation ended by the candidate accepts no more messages', async ({
  app,
  browser,
  browserConsole,
  mailbox,
  page,
}) => {
  const { candidate, employer, id } = await invited({ app, browser, browserConsole, mailbox, page })
  await employer.goto(introductionPaths.sentIntroduction(id))
  await candidate.goto(introductionPaths.introduction(id))
  await button(candidate, 'Accept the invitation').click()
  await dialog(candidate).getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(employer.getByText('They haven’t shared their name', { exact: false })).toBeVisible()
  await expect(button(employer, 'Send reply')).toBeVisible()

  await button(candidate, 'End conversation').click()
  await dialog(candidate).getByRole('button', { name: 'End conversation' }).click()
  for (const side of [candidate, employer]) {
    await expect(side.getByText('Ended', { exact: true })).toBeVisible()
    await expect(side.getByRole('textbox')).toHaveCount(0)
  }
  await expect(employer.getByText('Mina Okafor')).toHaveCount(0)
})
