import { issuerClient, startIssuer, type Issuer } from '../../scripts/issuer/startIssuer.ts'
import { connectedAccountsWords } from '../../src/words/identity/connectedAccounts.ts'
import { signInRefusals } from '../../src/words/identity/providers.ts'
import { notices } from '../../src/words/notices/notices.ts'
import { setPasswordWords } from '../../src/words/identity/setPassword.ts'
import { App } from '../support/app.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { expectDashboard, register, somebody, toasts } from '../support/people.ts'
import { settings } from '../support/settings.ts'
import type { Page } from 'playwright/test'

interface Fixtures {
  issuer: Issuer
}

/** Gives each test its own server and a real OpenID issuer. */
const test = base.extend<Fixtures>({
  issuer: async ({}, use) => {
    const issuer = await startIssuer()
    await use(issuer)
    await issuer.close()
  },
  app: async ({ issuer }, use) => {
    const app = await App.start(undefined, undefined, {
      SOCIAL_ACME_LABEL: 'Acme',
      SOCIAL_ACME_ISSUER: issuer.origin,
      SOCIAL_ACME_CLIENT_ID: issuerClient.id,
      SOCIAL_ACME_CLIENT_SECRET: issuerClient.secret,
    })
    await use(app)
    await app.remove()
  },
})

const leave = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
}

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
}

const answer = async (page: Page, person: Person) => {
  await page.getByLabel('Email', { exact: true }).fill(person.emailAddress)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a new candidate signs in with a provider, cannot disconnect their only login, sets a password, and returns another day', async ({
  page,
}) => {
  const person = somebody()
  await leave(page, '/auth/register/candidate')
  await answer(page, person)
  await expectDashboard(page, person)

  await page.goto('/candidate/profile?tab=settings')
  await page.getByRole('button', { name: 'Disconnect Acme' }).click()
  await page.getByRole('button', { name: 'Disconnect account' }).click()
  await expect(page.getByText('This is your only way to log in.').first()).toBeVisible()

  await page.getByLabel('New password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: setPasswordWords.submit }).click()
  await expect(toasts(page).last()).toContainText(notices.passwordSet)
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()

  await page.goto('/candidate/logout')
  await expect(page).toHaveURL('/')
  await leave(page, '/auth/login/candidate?next=%2Fcandidate%2Fprofile')
  await answer(page, person)
  await expect(page).toHaveURL('/candidate/profile')
})

test('a new employer names their company first', async ({ page }) => {
  const person = somebody()
  await leave(page, '/auth/register/employer')
  await answer(page, person)
  await expect(page.getByRole('heading', { name: 'Name your company' })).toBeVisible()
  await page.getByLabel('Company name').fill('Engine Works')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/employer')
  await page.goto('/employer/company')
  await expect(page.getByLabel('Company name')).toHaveValue('Engine Works')
})

test('an existing account is connected after its password is entered', async ({ page, app }) => {
  const person = somebody()
  const registered = await page.request.post('/api/candidate/register', {
    headers: { Origin: app.origin },
    data: { ...person, provider: 'email' },
  })
  expect(registered.ok()).toBe(true)
  await page.context().clearCookies()

  await leave(page, '/auth/login/candidate')
  await answer(page, person)
  await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Not-the-one1!')
  await page.getByRole('button', { name: 'Connect account' }).click()
  await expect(page.getByText(/Wrong email or password/).first()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Connect account' }).click()
  await expectDashboard(page, person)

  await page.goto('/candidate/logout')
  await expect(page).toHaveURL('/')
  await leave(page, '/auth/login/candidate')
  await answer(page, person)
  await expectDashboard(page, person)
})

test('a member connects a provider in the settings, and sees a notice after canceling', async ({ page }) => {
  const person = somebody()
  await register(page, person)
  const connect = page.getByRole('button', {
    name: connectedAccountsWords.connect('Acme'),
    exact: true,
  })
  await page.goto(settings)
  await connect.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText(connectedAccountsWords.refused.denied)
  await expect(page.getByRole('alert')).toBeInViewport()

  await connect.click()
  await answer(page, { ...person, emailAddress: 'private@example.net' })
  await expect(page.getByText(connectedAccountsWords.connected('Acme'))).toBeInViewport()
  await expect(
    page.getByRole('button', { name: connectedAccountsWords.disconnectNamed('Acme') }),
  ).toBeVisible()
  await expect(connect).toHaveCount(0)
})

test('a person who cancels at the provider sees a notice at the login, and can try again', async ({
  page,
}) => {
  await leave(page, '/auth/login/candidate')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('alert')).toHaveText(signInRefusals.denied)
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
})
