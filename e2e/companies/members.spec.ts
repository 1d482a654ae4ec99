import type { Browser, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  fillLogin,
  fillRegistration,
  loginButton,
  registerButton,
  registerEmployer,
  somebody,
  toasts,
  type Person,
  verifyAddress,
} from '../support/people.ts'
import type { Mailbox } from '../support/mailbox.ts'

const ownPage = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()

/** Registers an employer with a verified email address, and opens the company page. */
async function owner(page: Page, mailbox: Mailbox, person: Person): Promise<void> {
  await registerEmployer(page, person)
  await verifyAddress(page, mailbox, person)
  await page.goto('/employer/company')
  await expect(page.getByRole('heading', { name: 'Invite a colleague' })).toBeVisible()
}

async function invite(page: Page, emailAddress: string): Promise<void> {
  await page.getByLabel('Email address').fill(emailAddress)
  await page.getByRole('radio', { name: /^Recruiter/ }).check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: emailAddress })).toContainText('Recruiter')
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept invitation' })

test('a colleague registers, accepts a mailed invitation, writes a posting, and is removed', async ({
  browser,
  baseURL,
  page,
  mailbox,
}) => {
  const [ada, grace] = [somebody(), somebody({ firstName: 'Grace', lastName: 'Murray' })]
  await owner(page, mailbox, ada)
  await expect(page.getByText('You’re the only member so far.')).toBeVisible()
  await invite(page, grace.emailAddress)
  await expect(page.getByLabel('Email address')).toHaveValue('')

  const other = await ownPage(browser, baseURL)
  await other.goto(await mailbox.link(grace.emailAddress, '/employer/invitation/'))
  await expect(other).toHaveURL('/employer/invitation')
  await other.getByRole('link', { name: 'Create account' }).click()
  await other.getByLabel('Company name').fill('Own Works')
  await fillRegistration(other, grace)
  await registerButton(other).click()
  await expect(other).toHaveURL('/employer/invitation')
  await expect(other.getByRole('heading', { name: 'Engine Works invites you as a recruiter' })).toBeVisible()
  await expect(other.getByText('You’ll leave Own Works')).toBeVisible()
  await accept(other).click()
  await expect(other).toHaveURL('/employer')
  await expect(toasts(other)).toContainText('You’ve joined the company.')

  await other.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(other.getByLabel('Company name')).toHaveValue('Engine Works')
  await expect(other.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Invite a colleague' })).toHaveCount(0)
  await expect(other.getByText('isn’t verified yet')).toHaveCount(0)
  await other.getByRole('link', { name: 'Job posts', exact: true }).click()
  await other.getByRole('button', { name: 'Post a job' }).click()
  await other.getByLabel('Title').fill('Engine builder')
  await other.getByLabel('Title').press('Enter')
  await expect(other).toHaveURL(/\/employer\/postings\/[\w-]+\/edit$/)

  await page.reload()
  await page.getByRole('button', { name: 'Remove: Grace Murray' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Remove Grace Murray?' })
  await question.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText('Grace Murray')).toHaveCount(0)
  await expect(page.getByText('You’re the only member so far.')).toBeVisible()

  await other.goto('/employer/company')
  await expect(other.getByRole('heading', { name: 'You’re not part of a company' })).toBeVisible()
  await other.getByRole('link', { name: 'Job posts', exact: true }).click()
  await expect(other.getByRole('heading', { name: 'No open job posts' })).toBeVisible()
  await other.getByRole('button', { name: 'Post a job' }).click()
  await other.getByLabel('Title').fill('Engine builder')
  await other.getByLabel('Title').press('Enter')
  await expect(toasts(other)).toContainText('You’re not part of a company.')
  await other.context().close()
})

test('a withdrawn invitation, and one for another address, show the next step', async ({
  browser,
  baseURL,
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const [ada, grace] = [somebody(), somebody({ firstName: 'Grace' })]
  await owner(page, mailbox, ada)
  await invite(page, grace.emailAddress)
  const link = await mailbox.link(grace.emailAddress, '/employer/invitation/')
  const other = await ownPage(browser, baseURL)
  await registerEmployer(other, grace)

  // The member who sent the invitation opens the link, which is for another account.
  await page.goto(link)
  await expect(page.getByText('This invitation doesn’t work for your account')).toBeVisible()
  await expect(accept(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await page.getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, grace)
  await loginButton(page).click()
  await expect(page).toHaveURL('/employer/invitation')
  await expect(accept(page)).toBeVisible()

  const back = await ownPage(browser, baseURL)
  await back.goto('/auth/login/employer')
  await fillLogin(back, ada)
  await loginButton(back).click()
  await expect(back).toHaveURL('/employer')
  await back.goto('/employer/company')
  await back.getByRole('button', { name: `Withdraw: ${grace.emailAddress}` }).click()
  await back.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(back.getByText(grace.emailAddress)).toHaveCount(0)

  await accept(page).click()
  await expect(page.getByRole('alert').first()).toContainText('This invitation has expired.')
  await page.goto(link)
  await expect(page.getByText('This invitation doesn’t work for your account')).toBeVisible()
  await back.goto('/employer/invitation')
  await expect(back.getByText('This link is not complete. Open it again from the email.')).toBeVisible()
  await Promise.all([other.context().close(), back.context().close()])
})

test('an owner hands the company over to a colleague, and leaves', async ({
  browser,
  baseURL,
  page,
  mailbox,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const [ada, grace] = [somebody(), somebody({ firstName: 'Grace', lastName: 'Murray' })]
  await owner(page, mailbox, ada)
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toHaveCount(0)
  await invite(page, grace.emailAddress)
  const other = await ownPage(browser, baseURL)
  await registerEmployer(other, grace)
  await other.goto(await mailbox.link(grace.emailAddress, '/employer/invitation/'))
  await accept(other).click()
  await expect(other).toHaveURL('/employer')

  await page.reload()
  await expect(page.getByText('You’re the only owner.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Make owner: Grace Murray' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click()
  await page.getByRole('button', { name: 'Step down' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Step down' }).click()
  await expect(page.getByText('Only owners can manage the team.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave Engine Works?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'You’re not part of a company' })).toBeVisible()

  await other.goto('/employer/company')
  await expect(other.getByText('You’re the only member so far.')).toBeVisible()
  await other.context().close()
})
