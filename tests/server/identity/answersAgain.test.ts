// @module-tag security
import { expect, test } from 'vitest'
import { verifyAddress } from '../support/emailAddress.ts'
import { ada, type Browser } from '../support/harness.ts'
import {
  adaAtIssuer,
  answerAtIssuer,
  follow,
  signInWithProvider,
  startWithProvider,
  untilReturn,
} from '../support/issuer.ts'

async function end(browser: Browser, path: string) {
  const { pathname, search } = await follow(browser, path)
  return pathname + search
}

test('a person whose response arrives twice is taken to their area, without a word about connecting', async () => {
  const { server } = await startWithProvider()
  const browser = server.browser()
  const path = await untilReturn(browser)
  expect(await end(browser, path)).toBe('/candidate/dashboard')

  expect(await end(browser, path)).toBe('/candidate/dashboard')

  expect((await browser.call('session')).result).toMatchObject({ emailAddress: ada.emailAddress })
})

test('a response to a connection that arrives twice shows in the settings that the provider is connected', async () => {
  const { server } = await startWithProvider()
  const { browser } = await server.registered()
  await verifyAddress(server, browser, ada.emailAddress)
  const asked = await follow(browser, '/auth/start/candidate/acme?connect=on')
  const { pathname, search } = await answerAtIssuer(asked, adaAtIssuer)
  const connected = '/candidate/profile?tab=settings&connected=acme'
  expect(await end(browser, pathname + search)).toBe(connected)

  expect(await end(browser, pathname + search)).toBe(connected)
})

test('an employer whose sign-in has expired returns to the login of employers', async () => {
  const { server } = await startWithProvider()
  const browser = server.browser()
  const path = await untilReturn(browser, { role: 'employer' })
  browser.cookies.clear()

  expect(await end(browser, path)).toBe('/auth/login/employer?refused=expired')
})

test('a response whose state names another purpose than its flow logs nobody in', async () => {
  const { server } = await startWithProvider()
  const browser = server.browser()
  const path = await untilReturn(browser)

  expect(await end(browser, path.replace('state=login.', 'state=connect.'))).toBe(
    '/auth/login/candidate?refused=unavailable',
  )
  expect((await browser.call('session')).result).toBeNull()
  expect(await signInWithProvider(browser)).toBe('/candidate/dashboard')
})
