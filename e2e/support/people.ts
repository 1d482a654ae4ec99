import { randomUUID } from 'node:crypto'
import type { Page, Request } from 'playwright/test'
import * as v from 'valibot'
import { userSchema, type User } from '../../contract/user.ts'
import { expect } from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'

/** The name that the application was built with. */
export const brand = process.env['VITE_BRAND'] || 'Jobgrove'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
}

/** A person that no other test knows. */
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

/** Its words change while it is busy. */
export const registerButton = (page: Page) =>
  page.getByRole('button', { name: /^(Create account|Creating your account)$/ })

export const loginButton = (page: Page) => page.getByRole('button', { name: /^(Login|Logging in)$/ })

/** Makes an account for a person, who is signed in then and sees the candidate area. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/register/candidate')
  await fillRegistration(page, person)
  await registerButton(page).click()
  await expectDashboard(page, person)
}

/** Makes an employer's account for a person, who is signed in then and sees the employer area. */
export async function registerEmployer(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/register/employer')
  await fillInAsEmployer(page, person)
}

/** Sends the employer's registration with a company, and waits for the employer area. */
export async function fillInAsEmployer(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Company name').fill('Engine Works')
  await fillRegistration(page, person)
  await registerButton(page).click()
  await expect(page).toHaveURL('/employer')
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${person.firstName}` })).toBeVisible()
}

/** Follows the link that a person was mailed, with which their address is verified. */
export async function verifyAddress(page: Page, mailbox: Mailbox, person: Person): Promise<void> {
  await page.goto(await mailbox.link(person.emailAddress, '/auth/verify/'))
  await expect(toasts(page)).toContainText('You have just verified your email successfully.')
}

/** Signs a person in who has an account, and waits for the candidate area. */
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

/** The header of the public pages as visitors see it. */
export async function expectGuestHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
  await expect(header.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/auth/register')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
}

/** The header of the public pages as signed-in candidates see it. */
export async function expectMemberHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/candidate')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Create Account' })).toHaveCount(0)
}

/** Begins to do something on a page that listens, and waits for what comes with that: the router and the notifications. */
export async function beginThere(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return loaded.some((name) => name.includes('/assets/interaction-'))
  })
  // Loaded scripts may not have run yet: their imports may be on the way.
  await page.evaluate(
    `Promise.all(performance.getEntriesByType('resource').map(({ name }) => name.endsWith('.js') && import(name)))`,
  )
}

/** The notifications that stand, the newest last. */
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

/** Automatic requests of pages: waiting counts, figures on Home, panels of the settings, passkeys that are suggested. */
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

/** Keeps the calls of the API that are made from now on, but for those that pages make by themselves. */
export function recordCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !byThemselves.has(pathname.split('/').at(-1) ?? ''))
      calls.push(request)
  })
  return calls
}
