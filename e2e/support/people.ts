import { randomUUID } from 'node:crypto'
import type { Page, Request } from 'playwright/test'
import * as v from 'valibot'
import { userSchema, type User } from '../../contract/user.ts'
import { expect } from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'

/** Product name that the application was built with. */
export const brand = process.env['VITE_BRAND'] || 'Jobgrove'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
}

/** A person with a unique email address. */
export const somebody = (more: Partial<Person> = {}): Person => ({
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: `ada.${randomUUID()}@example.com`,
  password: 'Analytical1!',
  ...more,
})

export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
}

export async function fillLogin(
  page: Page,
  person: Pick<Person, 'emailAddress' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
}

/** Matches both texts, because the button changes its text while it is busy. */
export const registerButton = (page: Page) =>
  page.getByRole('button', { name: /^(Create account|Creating your account)$/ })

export const loginButton = (page: Page) => page.getByRole('button', { name: /^(Login|Logging in)$/ })

/** Registers a candidate by the form, who is then logged in on the dashboard. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/register/candidate')
  await fillRegistration(page, person)
  await registerButton(page).click()
  await expectDashboard(page, person)
}

/** Registers an employer by the form, who is then logged in on the employer's home page. */
export async function registerEmployer(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/register/employer')
  await fillInAsEmployer(page, person)
}

/** Fills in and sends the registration form of an employer, and waits for the employer's home page. */
export async function fillInAsEmployer(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Company name').fill('Engine Works')
  await fillRegistration(page, person)
  await registerButton(page).click()
  await expect(page).toHaveURL('/employer')
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${person.firstName}` })).toBeVisible()
}

/** Verifies a person's email address with the mailed link. */
export async function verifyAddress(page: Page, mailbox: Mailbox, person: Person): Promise<void> {
  await page.goto(await mailbox.link(person.emailAddress, '/auth/verify/'))
  await expect(toasts(page)).toContainText('You have just verified your email successfully.')
}

/** Logs in a person with an account by the form, and waits for the dashboard. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/login/candidate')
  await fillLogin(page, person)
  await loginButton(page).click()
  await expectDashboard(page, person)
}

export async function expectDashboard(page: Page, { firstName }: Pick<Person, 'firstName'>): Promise<void> {
  await expect(page).toHaveURL('/candidate/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${firstName}` })).toBeVisible()
}

/** Expects the public header with the links for guests. */
export async function expectGuestHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
  await expect(header.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/auth/register')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
}

/** Expects the public header with the links for logged-in candidates. */
export async function expectMemberHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/candidate')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Create Account' })).toHaveCount(0)
}

/** Makes a first key press, and waits for the code that it loads: the router and notifications. */
export async function beginThere(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return loaded.some((name) => name.includes('/assets/interaction-'))
  })
  // Loaded scripts may not have run yet, because their imports may still be loading.
  await page.evaluate(
    `Promise.all(performance.getEntriesByType('resource').map(({ name }) => name.endsWith('.js') && import(name)))`,
  )
}

/** Visible notifications, newest last. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

export async function candidateCookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'candidate')
}

/** User in the candidate cookie of this browser. */
export async function userInCookie(page: Page): Promise<User> {
  const value = (await candidateCookie(page))?.value
  return v.parse(userSchema, JSON.parse(new URLSearchParams(`user=${value}`).get('user') ?? ''))
}

/**
 * Last path segments of requests that pages make without user action: counts, statistics, settings panels and
 * passkey suggestions.
 */
const byThemselves = new Set([
  'changes',
  'count-waiting',
  'home',
  'list-exports',
  'list-searches',
  'list-hidden',
  'list-files',
  'list-for-you',
  'list-passkeys',
  'list-providers',
  'list-resumes',
  'list-saved-jobs',
  'list-sessions',
  'passkey-login-options',
  'read-email-address-change',
  'read-mail-settings',
  'read-proof-ways',
  'read-resume',
  'read-storage',
])

/** Records further API calls, except those that pages make without user action. */
export function recordCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !byThemselves.has(pathname.split('/').at(-1) ?? ''))
      calls.push(request)
  })
  return calls
}
