// @module-tag security
import { expect, test } from 'vitest'
import { verifyAddress } from '../support/emailAddress.ts'
import { ada, grace, minutes, type Browser, type TestServer } from '../support/harness.ts'
import {
  adaAtIssuer,
  answerAtIssuer,
  callIdentity,
  canceling,
  follow,
  signInWithProvider,
  startWithProvider,
} from '../support/issuer.ts'

const begin = '/auth/start/candidate/acme?connect=on'
const person = { ...adaAtIssuer, email: 'private@example.net' }
const settings = '/candidate/profile?tab=settings'

async function back(browser: Browser, at: Readonly<Record<string, string>> = person) {
  const { pathname, search } = await answerAtIssuer(await follow(browser, begin), at)
  return pathname + search
}

/** Connects Acme on the settings page. Returns the final path. */
async function connect(browser: Browser, at?: Readonly<Record<string, string>>) {
  const { pathname, search } = await follow(browser, await back(browser, at))
  return pathname + search
}

const credentials = ({ emailAddress, password }: typeof ada | typeof grace) => ({ emailAddress, password })

const linked = async (browser: Browser) => (await callIdentity(browser, 'listProviders')).result

async function verified(server: TestServer) {
  const { browser, user } = await server.registered()
  await verifyAddress(server, browser, ada.emailAddress)
  return { browser, user }
}

test('a provider is connected to the logged-in account, with any address, and its owner is notified', async () => {
  const { server } = await startWithProvider()
  const { browser, user } = await verified(server)

  expect(await connect(browser)).toBe(`${settings}&connected=acme`)

  expect(await linked(browser)).toMatchObject([{ provider: 'acme', emailAddress: 'private@example.net' }])
  expect((await server.mails(ada.emailAddress)).map(({ subject }) => subject)).toContain(
    'Acme was connected to your account | Jobgrove',
  )
  const later = server.browser()
  await signInWithProvider(later, { person })
  expect((await later.call('session')).result).toMatchObject({ id: user.id })
})

test('a person connected to another account is refused, and connects nothing', async () => {
  const { server } = await startWithProvider()
  await connect((await verified(server)).browser)
  const { browser } = await server.registered(grace)

  expect(await connect(browser)).toBe(`${settings}&refused=taken`)
  expect(await linked(browser)).toEqual([])
})

test('a login older than ten minutes connects nothing, nor does a guest', async () => {
  const { server } = await startWithProvider()
  const { browser } = await verified(server)
  server.clock.now += minutes(10)

  const { pathname, search } = await follow(browser, begin)
  expect(pathname + search).toBe(`${settings}&refused=staleLogin`)
  const nobody = await follow(server.browser(), begin)
  expect(nobody.pathname + nobody.search).toBe(`${settings}&refused=expired`)
})

test('a person who cancels at the provider returns to the settings', async () => {
  const { server } = await startWithProvider()
  const { browser } = await verified(server)

  expect(await connect(browser, canceling)).toBe(`${settings}&refused=denied`)
})

test('a response after ten minutes, or after a logout, connects nothing', async () => {
  const { server } = await startWithProvider()
  const { browser } = await verified(server)
  const late = await back(browser)
  server.clock.now += minutes(11)
  expect((await follow(browser, late)).href).toBe(`http://server${settings}&refused=expired`)

  await browser.call('login', credentials(ada))
  const path = await back(browser)
  await browser.call('logout')
  expect((await follow(browser, path)).search).toContain('refused=expired')
  await browser.call('login', credentials(ada))
  expect(await linked(browser)).toEqual([])
})

test('a response that arrives after another person has logged in connects neither account', async () => {
  const { server } = await startWithProvider()
  const { browser } = await verified(server)
  await server.registered(grace)
  const path = await back(browser)
  await browser.call('logout')
  await browser.call('login', credentials(grace))

  expect((await follow(browser, path)).search).toContain('refused=expired')
  expect(await linked(browser)).toEqual([])
})

test('a provider connected by a person who does not own the address cannot log them in once its owner sets a password', async () => {
  const { server } = await startWithProvider()
  const { browser: stranger } = await server.registered()
  expect(await connect(stranger)).toBe(`${settings}&connected=acme`)

  const owner = server.browser()
  const { emailAddress } = ada
  await owner.call('forgotPassword', { emailAddress })
  const resetPasswordCode = await server.codeFor(emailAddress, 'Reset')
  await owner.call('checkResetPasswordCode', { emailAddress, resetPasswordCode })
  await owner.call('createPassword', { emailAddress, password: 'Difference2?' })
  await owner.call('login', { emailAddress, password: 'Difference2?' })

  expect(await linked(owner)).toEqual([])
})
