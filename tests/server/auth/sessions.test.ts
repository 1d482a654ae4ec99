// @module-tag security
import { expect, test } from 'vitest'
import { contentOf } from '../support/databases.ts'
import { ada, days, matching, minutes, startTestServer, type Browser } from '../support/harness.ts'

test('over http the session cookie is HttpOnly and Lax, and lasts 90 days', async () => {
  const server = await startTestServer()

  const { headers } = await server.browser().call('register', ada)

  expect(headers.getSetCookie()).toContainEqual(
    matching(/^cs=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
  )
})

test('over https the session cookie is also Secure, and bound to this host', async () => {
  const server = await startTestServer({ env: { APP_ORIGIN: 'https://www.example.com' } })

  const { headers } = await server.browser().call('register', ada)

  expect(headers.getSetCookie()).toEqual([
    matching(/^__Host-cs=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    matching(/^__Host-cd=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
})

test('The stored data has neither a readable password nor a session token.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await server.mails()
  const token = browser.cookies.get('cs') ?? ''

  const data = await contentOf(server)

  expect(token).toHaveLength(43)
  expect(data).toContain('ada@example.com')
  expect(data).not.toContain(token)
  expect(data).not.toContain(ada.password)
})

test('The cookie that scripts can read does not log in.', async () => {
  const server = await startTestServer()
  const { user } = await server.registered()
  const browser = server.browser()
  browser.cookies.set('candidate', encodeURIComponent(JSON.stringify({ ...user, isVerified: true })))

  expect((await browser.call('session')).result).toBeNull()
})

test('A new login in the same browser ends its previous session.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const before = new Map(browser.cookies)
  await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })

  const thief = server.browser()
  for (const [name, value] of before) thief.cookies.set(name, value)

  expect(browser.cookies.get('cs')).not.toBe(before.get('cs'))
  expect((await thief.call('session')).result).toBeNull()
  expect((await browser.call('session')).result).not.toBeNull()
})

test('A late response about an older session does not end a newer login.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const before = server.browser()
  for (const [name, value] of browser.cookies) before.cookies.set(name, value)
  await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })

  const late = await before.call('session')

  expect(late.result).toBeNull()
  expect(late.headers.getSetCookie()).toEqual([])
  expect((await browser.call('session')).result).not.toBeNull()
})

test('Login never reuses a session cookie that was already in the browser.', async () => {
  const server = await startTestServer()
  await server.registered()
  const planted = 'A'.repeat(43)
  const browser = server.browser()
  browser.cookies.set('cs', planted)

  await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })

  expect(browser.cookies.get('cs')).not.toBe(planted)
})

test('A session is extended by use, and ends after 90 days even so.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  for (const day of [29, 58, 87, 89.9]) {
    server.clock.now = Date.UTC(2030, 0, 1) + days(day)
    expect((await browser.call('session')).result).not.toBeNull()
  }

  server.clock.now = Date.UTC(2030, 0, 1) + days(90) + minutes(1)

  expect((await browser.call('session')).result).toBeNull()
})

test('A session ends after 30 days without use.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()

  server.clock.now += days(30)

  expect((await browser.call('session')).result).toBeNull()
})

test('the twenty-first session of an account ends the oldest', async () => {
  const server = await startTestServer()
  const { browser: first } = await server.registered()
  const later: Browser[] = []
  for (let count = 0; count < 20; count += 1) {
    server.clock.now += 1
    const browser = server.browser()
    await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })
    later.push(browser)
  }

  expect((await first.call('session')).result).toBeNull()
  const sessions = await Promise.all(later.map((browser) => browser.call('session')))
  expect(sessions.every(({ result }) => result !== null)).toBe(true)
})

test('Logout ends the session on the server, and can be repeated.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const token = browser.cookies.get('cs') ?? ''

  expect(await browser.call('logout')).toMatchObject({ http: 200, status: true })

  expect(browser.cookies.has('cs')).toBe(false)
  browser.cookies.set('cs', token)
  expect((await browser.call('session')).result).toBeNull()
  expect(await browser.call('logout')).toMatchObject({ http: 200, status: true })
})

test('a restart keeps accounts and sessions', async () => {
  const first = await startTestServer()
  const { browser, user } = await first.registered()
  await first.close()

  const second = await startTestServer({ place: first })
  const again = second.browser()
  again.cookies.set('cs', browser.cookies.get('cs') ?? '')

  expect((await again.call('session')).result).toEqual(user)
})
