// @module-tag security
import { expect, test } from 'vitest'
import { ada, startTestServer, type Browser } from '../support/harness.ts'

const WRONG = 'Analytical1?'
const NEW = 'Difference2?'
const { emailAddress, password } = ada

const limited = async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const browser = server.browserAt('203.0.113.1')
  await browser.call('register', ada)
  return { server, browser }
}
const change = (browser: Browser, currentPassword: string) =>
  browser.call('changePassword', { currentPassword, password: NEW })
const login = (browser: Browser, typed: string) => browser.call('login', { emailAddress, password: typed })

test('wrong passwords of a login and of a member who proves their identity count together', async () => {
  const { browser } = await limited()
  for (let count = 0; count < 3; count += 1) expect((await login(browser, WRONG)).http).toBe(200)
  for (let count = 0; count < 2; count += 1) expect((await change(browser, WRONG)).http).toBe(200)

  expect((await change(browser, password)).http).toBe(429)
  expect((await login(browser, password)).http).toBe(429)
})

test('a right password clears the previous wrong ones', async () => {
  const { browser } = await limited()
  for (let count = 0; count < 4; count += 1) await change(browser, WRONG)
  expect((await change(browser, password)).status).toBe(true)

  for (let count = 0; count < 4; count += 1) expect((await change(browser, WRONG)).http).toBe(200)
  expect((await change(browser, NEW)).status).toBe(true)
})

test('wrong passwords of a stolen session do not lock its owner out elsewhere', async () => {
  const { server, browser } = await limited()
  for (let count = 0; count < 6; count += 1) await change(browser, WRONG)

  expect((await login(server.browserAt('198.51.100.1'), password)).status).toBe(true)
})
