import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { expect, test } from '../support/fixtures.ts'
import {
  candidateCookie,
  expectDashboard,
  expectGuestHeader,
  expectMemberHeader,
  fillLogin,
  fillRegistration,
  logIn,
  loginButton,
  register,
  registerButton,
  somebody,
} from '../support/people.ts'

const days = 24 * 60 * 60

test('a visitor becomes a candidate, stays logged in, logs out, and returns', async ({ page }) => {
  const person = somebody()
  await page.goto('/')
  await expectGuestHeader(page)
  await page.getByRole('banner').getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/auth/register')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/auth/register/candidate')
  await fillRegistration(page, person)
  await registerButton(page).click()
  await expectDashboard(page, person)

  await page.reload()
  await expectDashboard(page, person)
  await page.goto('/')
  await expectMemberHeader(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/candidate')

  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expectGuestHeader(page)
  // The remaining cookie identifies the device and logs nobody in.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cd'])

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/auth/login')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/auth/login/candidate')
  await fillLogin(page, person)
  await loginButton(page).click()
  await expectDashboard(page, person)
})

test('registration sends the specified data, and stores the returned user in a cookie for 3 months', async ({
  page,
}) => {
  const person = somebody()
  const { request, result } = await answerTo(page, 'candidate/register', () => register(page, person))

  expect(request.method()).toBe('POST')
  expect(await request.headerValue('content-type')).toBe('application/json')
  expect(request.postDataJSON()).toEqual({ ...person, provider: 'email' })
  expect(Object.keys(result).toSorted()).toEqual(userFields)
  await expectCookieOf(page, result)
})

test('login sends the specified data, and stores the returned user in a cookie for 3 months', async ({
  app,
  browser,
  page,
}) => {
  const person = somebody()
  const elsewhere = await browser.newPage({ baseURL: app.origin })
  await register(elsewhere, person)
  await elsewhere.context().close()

  const { request, result } = await answerTo(page, 'candidate/login', () => logIn(page, person))
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toEqual({ emailAddress: person.emailAddress, password: person.password })
  expect(Object.keys(result).toSorted()).toEqual(userFields)
  await expectCookieOf(page, result)
})

test('scripts cannot read the session, and no password stays in the browser', async ({ page }) => {
  const person = somebody()
  await register(page, person)
  const session = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly)
  expect(session).toMatchObject([
    { name: 'cs', path: '/', sameSite: 'Lax' },
    { name: 'cd', path: '/', sameSite: 'Lax' },
  ])

  const readable = await page.evaluate(() =>
    [document.cookie, location.href, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'),
  )
  expect(readable).toContain('candidate=')
  for (const { value } of session) expect(readable).not.toContain(value)
  expect(readable).not.toContain(person.password)
})

test('a member is redirected from the login and the registration', async ({ page }) => {
  const person = somebody()
  await register(page, person)
  await page.goto('/auth/login/candidate')
  await expectDashboard(page, person)
  await page.goto('/auth/register/candidate?next=%2Fcandidate%2Fhelp')
  await expect(page).toHaveURL('/candidate/help')
})

test('a form filled in and sent before hydration is submitted once the page is ready', async ({ page }) => {
  const person = somebody()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/auth/register/candidate', { waitUntil: 'commit' })
  await fillRegistration(page, person)
  await registerButton(page).click()
  scripts.resolve()
  await expectDashboard(page, person)
})

test('after logging out, Back shows no data of the person', async ({ page }) => {
  const person = somebody()
  await register(page, person)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByText(person.emailAddress).first()).toBeVisible()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
  await expect(page.getByText(person.emailAddress)).toHaveCount(0)
})

test('logging out in one tab signs out the other', async ({ page, context }) => {
  await register(page, somebody())
  const other = await context.newPage()
  await other.goto('/candidate/help')
  await expect(other.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
})

test.describe('on its own server', () => {
  test.use({ ownApp: true })

  for (const way of ['stop', 'kill'] as const) {
    test(`after a ${way} and a restart of the server, the session and the account still exist`, async ({
      app,
      browser,
      page,
      allowConsole,
    }) => {
      // Errors of requests that were pending when the server stopped, or that used a closed connection.
      allowConsole(/ERR_(CONNECTION_(RESET|REFUSED)|SOCKET_NOT_CONNECTED)/)
      const person = somebody()
      await register(page, person)
      await app[way]()
      await app.launch()

      const { result } = await answerTo(page, 'candidate/session', () => page.reload())
      expect(result).toMatchObject({ emailAddress: person.emailAddress })
      await expectDashboard(page, person)
      const elsewhere = await browser.newPage({ baseURL: app.origin })
      await logIn(elsewhere, person)
      await elsewhere.context().close()
    })
  }
})

const userFields = [
  'createdOn',
  'dateOfBirth',
  'emailAddress',
  'firstName',
  'id',
  'ipAddress',
  'isVerified',
  'lastName',
  'picture',
  'provider',
  'userName',
]

const answerSchema = v.object({ result: v.record(v.string(), v.unknown()) })

/** Request and parsed response of a call that an action triggers. */
async function answerTo(page: Page, path: string, act: () => Promise<unknown>) {
  const [response] = await Promise.all([page.waitForResponse(`/api/${path}`), act()])
  const { result } = v.parse(answerSchema, await response.json())
  return { request: response.request(), result }
}

async function expectCookieOf(page: Page, user: object): Promise<void> {
  const cookie = await candidateCookie(page)
  expect(cookie).toMatchObject({
    value: encodeURIComponent(JSON.stringify(user)),
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
  })
  const left = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(left).toBeGreaterThan(90 * days - 60)
  expect(left).toBeLessThanOrEqual(90 * days)
}
