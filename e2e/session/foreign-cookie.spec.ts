import type { BrowserContext, Page } from 'playwright/test'
import { newProfile } from '../../stories/talent/ownProfile.ts'
import type { App } from '../support/app.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  candidateCookie,
  expectDashboard,
  expectGuestHeader,
  expectMemberHeader,
  fillLogin,
  fillRegistration,
  loginButton,
  recordCalls,
  register,
  registerButton,
  somebody,
  toasts,
} from '../support/people.ts'

const user = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@example.com',
  provider: 'email',
  isVerified: true,
  picture: '',
  ipAddress: '',
  createdOn: '',
  dateOfBirth: '',
  userName: '',
}

const inCookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))

const noUsers = {
  'a text': 'hello',
  null: 'null',
  'an array': inCookie([user]),
  'a number': '7',
  'an object of another shape': inCookie({ name: 'Ada' }),
  'a user without an id': inCookie({ ...user, id: '' }),
  'a field of another type': inCookie({ ...user, firstName: { toString: 'x' } }),
  'a prototype': '%7B%22__proto__%22%3A%7B%22id%22%3A%221%22%7D%7D',
  'half a user': inCookie(user).slice(0, 60),
  'a broken percent encoding': '%E0%A4%A',
  'an empty value': '',
}

for (const [name, value] of Object.entries(noUsers)) {
  test(`a cookie that contains ${name} is removed, and the visitor is logged out`, async ({
    page,
    context,
    app,
  }) => {
    await setCookie(context, app, value)
    await page.goto('/candidate')
    await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
    await expect.poll(() => candidateCookie(page)).toBeUndefined()
    await page.goto('/')
    await expectGuestHeader(page)
  })
}

test('a cookie of a longer path is removed too', async ({ page, context, app }) => {
  await context.addCookies([
    { name: 'candidate', value: 'hello', domain: new URL(app.origin).hostname, path: '/candidate' },
  ])
  await page.goto('/candidate/help')
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
  await expect.poll(() => candidateCookie(page)).toBeUndefined()
})

test('An invalid cookie that cannot be removed does not block a login.', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.addInitScript(() => {
    let probe = ''
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => `candidate=nobody${probe}`,
      set(text: string) {
        if (text.startsWith('probe=kept')) probe = '; probe=kept'
      },
    })
  })
  await page.goto('/auth/login/candidate')
  await fillLogin(page, somebody())
  await loginButton(page).click()
  await expect(page.locator('form').getByRole('alert')).toContainText('Wrong email or password')
  await expect(loginButton(page)).toBeEnabled()
})

test('markup in a name is shown as text, and never runs', async ({ page, context, app, allowConsole }) => {
  // Other requests of the profile page reach the real server, which refuses them.
  allowConsole(/status of 401/)
  const firstName = '<img src=x onerror=alert(1)>'
  const lastName = '</script><script>alert(2)</script>'
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const named = { ...user, firstName, lastName }
  await answerSession(page, named)
  await setCookie(context, app, inCookie(named))
  await page.goto('/candidate')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${firstName}`)
  await expect(page.getByRole('paragraph').filter({ hasText: `${firstName} ${lastName}` })).toBeVisible()
  await page.goto('/candidate/profile')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    `${firstName} ${lastName}`,
  )
  await expect(page.locator('img')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('A cookie of the maximum size is a valid user.', async ({ page, context, app, allowConsole }) => {
  // The server does not know the account, and refuses the lists of Home.
  allowConsole(/status of 401/)
  const large = { ...user, picture: 'p'.repeat(3_600) }
  const value = inCookie(large)
  expect(value.length).toBeGreaterThan(3_850)
  await answerSession(page, large)
  await setCookie(context, app, value)
  await page.goto('/candidate')
  await expectWelcome(page)
  expect((await candidateCookie(page))?.value).toBe(value)
})

test('A cookie of an unknown account is removed, with a notice.', async ({
  page,
  context,
  app,
  allowConsole,
}) => {
  // Home may request its lists before it knows that there is no session.
  allowConsole(/status of 401/)
  await setCookie(context, app, inCookie(user))
  await page.goto('/candidate')
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible()
  await expect(toasts(page)).toContainText('Session ended')
  await expect(toasts(page)).toContainText('Log in again to continue.')
  expect(await candidateCookie(page)).toBeUndefined()
})

test('an edited cookie is replaced by the server’s data', async ({ page, context, app }) => {
  const person = somebody()
  await register(page, person)
  const kept = await candidateCookie(page)
  await setCookie(context, app, inCookie({ ...user, firstName: 'Grace' }))
  await page.reload()
  await expectDashboard(page, person)
  await expect.poll(async () => (await candidateCookie(page))?.value).toBe(kept?.value)
})

test('If the server does not respond, the cookie is trusted.', async ({
  page,
  context,
  app,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route('**/api/candidate/session', (route) => route.abort())
  await setCookie(context, app, inCookie(user))
  await page.goto('/candidate')
  await expectWelcome(page)
  await page.goto('/')
  await expectMemberHeader(page)
  await expect(toasts(page)).toHaveCount(0)
})

test('a visitor whose browser blocks cookies sees a notice, and is not logged in', async ({ page }) => {
  await registerInVain(page)
  await expect(page).toHaveURL('/auth/register/candidate')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(registerButton(page)).toBeEnabled()
  await page.goto('/')
  await expectGuestHeader(page)
})

test('a login without cookies ends its session on the server', async ({ page }) => {
  const calls = recordCalls(page)
  await registerInVain(page)
  expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
    '/api/candidate/register',
    '/api/candidate/logout',
  ])
})

test('a user too large for a cookie is not logged in, sees a notice, and can try again', async ({ page }) => {
  const result = { ...user, firstName: 'A'.repeat(5_000) }
  await page.route('**/api/candidate/login', (route) => route.fulfill({ json: { status: true, result } }))
  await page.goto('/auth/login/candidate')
  await fillLogin(page, somebody())
  await loginButton(page).click()
  await expect(toasts(page)).toContainText('Your browser did not keep the sign-in.')
  expect(await candidateCookie(page)).toBeUndefined()
  await expect(page).toHaveURL('/auth/login/candidate')
  await expect(loginButton(page)).toBeEnabled()
})

/** Registers a person in a browser that stores no cookies from scripts. */
async function registerInVain(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
  )
  await page.goto('/auth/register/candidate')
  await fillRegistration(page, somebody())
  await registerButton(page).click()
  await expect(toasts(page)).toContainText(
    'Your browser did not keep the sign-in. Allow cookies for this site, then log in again.',
  )
}

const setCookie = (context: BrowserContext, app: App, value: string) =>
  context.addCookies([{ name: 'candidate', value, url: app.origin }])

const expectWelcome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()

/** Mocks a server with a session of this user, who has no applications. */
async function answerSession(page: Page, known: unknown): Promise<void> {
  const counts = { all: 0, saved: 0, draft: 0, sent: 0, conversation: 0, closed: 0 }
  const answers = {
    session: known,
    'list-applications': { items: [], next: null, counts },
    'list-resumes': { items: [], next: null, counts: { kept: 0, trashed: 0 } },
    'list-introductions': { items: [], next: null, counts: { open: 0, waiting: 0, ended: 0 } },
    'read-profile': newProfile,
    'list-exclusions': { items: [], next: null },
    'list-profile-views': { items: [], next: null },
    'count-waiting': { waiting: 0 },
  }
  for (const [path, result] of Object.entries(answers))
    await page.route(`**/api/candidate/${path}`, (route) => route.fulfill({ json: { status: true, result } }))
  await page.route('**/api/candidate/changes*', (route) =>
    route.fulfill({ contentType: 'text/event-stream' }),
  )
}
