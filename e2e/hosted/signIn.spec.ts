import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/hostedApp.ts'
import {
  candidateCookie,
  expectDashboard,
  expectGuestHeader,
  fillLogin,
  logIn,
  loginButton,
  register,
  somebody,
  toasts,
} from '../support/people.ts'

// Serial, because the tests share one build of the application.
test.describe.configure({ mode: 'serial' })

const newPassword = 'Difference2?'

/** Records the paths of requests to the server's own API and to the hosted API. */
function watchCalls(page: Page) {
  const own: string[] = []
  const hosted: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) own.push(pathname)
    if (/^\/(?:auth|functions)\/v1\//.test(pathname)) hosted.push(pathname + search)
  })
  return { hosted, own }
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('hosted-session'))

test('A candidate registers, stays logged in after a reload, logs out and logs in again, by the hosted API alone.', async ({
  page,
}) => {
  const person = somebody()
  const { hosted, own } = watchCalls(page)
  await register(page, person)
  await expectDashboard(page, person)
  expect(await storedSession(page)).not.toBeNull()

  await page.reload()
  await expectDashboard(page, person)

  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expectGuestHeader(page)
  expect(await storedSession(page)).toBeNull()
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])

  await logIn(page, person)
  await expectDashboard(page, person)
  expect(hosted).toContainEqual(expect.stringContaining('/auth/v1/signup?'))
  expect(hosted).toContain('/auth/v1/token?grant_type=password')
  expect(hosted).toContain('/auth/v1/logout?scope=local')
  expect(own).toEqual([])
})

test('A visitor who is not logged in loads no part of the hosted client.', async ({ page }) => {
  const { hosted } = watchCalls(page)
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto('/')
  await expectGuestHeader(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((script) => /GoTrueClient|phx_join/.test(script))).toEqual([])
  expect(hosted).toEqual([])
})

test('A wrong password shows the message of the hosted backend.', async ({ allowConsole, page }) => {
  allowConsole(/status of 400 .*\/auth\/v1\/token/)
  const person = somebody()
  await page.goto('/auth/login/candidate')
  await fillLogin(page, person)
  await loginButton(page).click()
  await expect(toasts(page)).toContainText('Invalid login credentials')
})

test('A mailed link verifies the address and does not change the login.', async ({ mailbox, page }) => {
  const person = somebody()
  await register(page, person)
  await expectDashboard(page, person)
  const before = await storedSession(page)
  await page.goto(await mailbox.link(person.emailAddress, '/auth/v1/verify'))
  await expect(toasts(page)).toContainText('You have just verified your email successfully.')
  await expect(page).toHaveURL('/')
  expect(page.url()).not.toContain('access_token')
  expect(await storedSession(page)).toBe(before)
  await expect.poll(async () => (await candidateCookie(page))?.value).toContain('isVerified%22%3Atrue')
})

test('A forgotten password is replaced by a mailed link, and the person logs in with the new one.', async ({
  mailbox,
  page,
}) => {
  const person = somebody()
  await register(page, person)
  await expectDashboard(page, person)
  await page.getByRole('link', { name: 'Logout' }).click()
  await expectGuestHeader(page)

  await page.goto('/auth/forgot-password/candidate')
  await page.getByLabel('Email address').fill(person.emailAddress)
  await page.getByRole('button', { name: 'Send Link' }).click()
  const link = await mailbox.link(person.emailAddress, '/auth/v1/verify', 2)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  expect(page.url()).not.toContain('access_token')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page).toHaveURL('/auth/login/candidate')
  expect(await storedSession(page)).toBeNull()
  await fillLogin(page, { ...person, password: newPassword })
  await loginButton(page).click()
  await expectDashboard(page, person)
})

test('A candidate changes their name, and a reload shows it.', async ({ page }) => {
  const person = somebody()
  await register(page, person)
  await expectDashboard(page, person)
  await page.goto('/candidate/profile?tab=settings')
  await page.getByLabel('First name').fill('Augusta')
  await page.getByLabel('User name').fill('augusta1815')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(toasts(page)).toContainText('Your profile has been updated successfully.')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Augusta')
})

test('A logout in one tab logs the other one out.', async ({ context, page }) => {
  const person = somebody()
  await register(page, person)
  await expectDashboard(page, person)
  const other = await context.newPage()
  await other.goto('/candidate/dashboard')
  await expectDashboard(other, person)
  await page.getByRole('link', { name: 'Logout' }).click()
  await expectGuestHeader(page)
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedSession(other)).toBeNull()
})

test('An address with an incomplete session is reported, and its parameters are removed.', async ({
  page,
}) => {
  await page.goto('/#access_token=a.b.c&token_type=bearer&type=signup')
  await expect(toasts(page)).toContainText('No session defined in URL')
  expect(new URL(page.url()).hash).toBe('')
})

test('A build without a hosted backend contains none of its client in any file.', () => {
  const files = globSync('dist/{client/**/*.{js,html},pages.json}')
  expect(files.length).toBeGreaterThan(50)
  const traces =
    /GoTrue|RealtimeClient|phx_join|hosted-session|functions\/v1|realtime\/v1|access_token|connectsTo/
  expect(files.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([])
})
