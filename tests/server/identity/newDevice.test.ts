// @module-tag security
import { expect, test } from 'vitest'
import { ada, grace, startTestServer, type Browser } from '../support/harness.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SUBJECT = 'New login to your account | Jobgrove'

const login = (browser: Browser, { emailAddress, password } = ada) =>
  browser.send('/api/candidate/login', {
    body: JSON.stringify({ emailAddress, password }),
    headers: { 'User-Agent': FIREFOX },
  })

test('a login from a new device is reported by email, with browser, network and time, and a registration is not', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  await server.registered()
  const told = async () => (await server.mails(ada.emailAddress)).filter(({ subject }) => subject === SUBJECT)
  expect(await told()).toEqual([])

  await login(server.browserAt('203.0.113.7'))

  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail?.text).toContain('Firefox on Windows')
  expect(mail?.text).toContain('203.0.113.x')
  expect(mail?.text).not.toContain('203.0.113.7')
  expect(mail?.text).not.toContain('Gecko')
  expect(mail?.text).toContain('January 1, 2030 at 12:00 AM UTC')
  expect(mail?.link).toBe(`${server.base}/candidate/profile?tab=settings`)
})

test('a device is new once, also after a logout', async () => {
  const server = await startTestServer()
  await server.registered()
  const browser = server.browser()

  await login(browser)
  await browser.call('logout')
  await login(browser)

  expect((await server.mails(ada.emailAddress)).filter(({ subject }) => subject === SUBJECT)).toHaveLength(1)
})

test('the browser of the registration is no new device', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await browser.call('logout')

  await login(browser)

  expect((await server.mails()).filter(({ subject }) => subject === SUBJECT)).toEqual([])
})

test('a browser in which another person logged in is a new device', async () => {
  const server = await startTestServer()
  await server.registered()
  const { browser } = await server.registered(grace)

  await login(browser)

  expect((await server.mails()).filter(({ subject }) => subject === SUBJECT)).toMatchObject([
    { recipient: ada.emailAddress },
  ])
})

test('a wrong password causes no email about a new device', async () => {
  const server = await startTestServer()
  await server.registered()

  await login(server.browser(), { ...ada, password: 'Analytical1?' })

  expect((await server.mails()).filter(({ subject }) => subject === SUBJECT)).toEqual([])
})

test('a browser that stores no cookie causes ten emails a day', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  await server.registered()

  for (let count = 0; count < 11; count += 1) expect((await login(server.browser())).status).toBe(200)

  expect((await server.mails()).filter(({ subject }) => subject === SUBJECT)).toHaveLength(10)
})
