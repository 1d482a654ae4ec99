// @module-tag security
import { describe, expect, test } from 'vitest'
import { ada, grace, matching, startTestServer, type Browser } from '../support/harness.ts'

const { emailAddress, password } = ada
const HERE = '203.0.113.1'
const WRONG = 'Analytical1?'

const limited = () => startTestServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })

const login = (browser: Browser, typed: string, address = emailAddress) =>
  browser.call('login', { emailAddress: address, password: typed })

test('a login sets a cookie that names the device, and stays when the session ends', async () => {
  const server = await startTestServer()
  await server.registered()
  const browser = server.browser()

  const { headers } = await login(browser, password)
  await browser.call('logout')

  expect(headers.getSetCookie()).toContainEqual(
    matching(/^cd=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  )
  expect([...browser.cookies.keys()]).toEqual(['cd'])
})

describe('a person who has logged in from here before', () => {
  test('is not locked out by the failed attempts of a neighbor', async () => {
    const server = await limited()
    const owner = server.browserAt(HERE)
    await owner.call('register', ada)
    await owner.call('logout')
    for (let count = 0; count < 6; count += 1) await login(server.browserAt(HERE), WRONG)

    expect((await login(server.browserAt(HERE), password)).http).toBe(429)
    expect((await login(owner, password)).status).toBe(true)
  })

  test('is not locked out by a neighbor’s attempts with other addresses', async () => {
    const server = await limited()
    const owner = server.browserAt(HERE)
    await owner.call('register', ada)
    for (let count = 0; count < 20; count += 1) {
      expect((await login(server.browserAt(HERE), WRONG, `nobody${count}@example.com`)).http).toBe(200)
    }

    expect((await login(server.browserAt(HERE), WRONG, 'nobody@example.com')).http).toBe(429)
    expect((await login(owner, password)).status).toBe(true)
  })

  test('has its own five failed attempts', async () => {
    const server = await limited()
    const owner = server.browserAt(HERE)
    await owner.call('register', ada)
    for (let count = 0; count < 5; count += 1) expect((await login(owner, WRONG)).http).toBe(200)

    expect((await login(owner, password)).http).toBe(429)
    expect((await login(server.browserAt(HERE), password)).status).toBe(true)
  })

  test('is recognized for one account only, and not by a forged cookie', async () => {
    const server = await limited()
    const other = server.browserAt(HERE)
    await other.call('register', grace)
    await server.browserAt('198.51.100.1').call('register', ada)
    const forger = server.browserAt(HERE)
    forger.cookies.set('cd', 'A'.repeat(43))
    for (let count = 0; count < 5; count += 1) await login(server.browserAt(HERE), WRONG)

    expect((await login(other, password)).http).toBe(429)
    expect((await login(forger, password)).http).toBe(429)
  })
})

test('Right passwords are not counted, for any number of people behind one address.', async () => {
  const server = await limited()
  await server.browserAt('198.51.100.1').call('register', ada)

  for (let count = 0; count < 25; count += 1) {
    expect((await login(server.browserAt(HERE), password)).status).toBe(true)
  }
})

test('Wrong passwords from everywhere slow all but the owner’s devices, and lock no one out.', async () => {
  const server = await limited()
  const owner = server.browserAt('198.51.100.1')
  await owner.call('register', ada)
  for (let network = 0; network < 11; network += 1) {
    const guesser = server.browserAt(`192.0.2.${network}`)
    for (let count = 0; count < 5; count += 1) expect((await login(guesser, WRONG)).http).toBe(200)
  }
  expect(server.pauses).toEqual([100, 200, 300, 400])

  expect((await login(server.browserAt(HERE), password)).status).toBe(true)
  expect(server.pauses.at(-1)).toBe(500)
  expect((await login(owner, password)).status).toBe(true)
  expect(server.pauses).toHaveLength(5)
})
