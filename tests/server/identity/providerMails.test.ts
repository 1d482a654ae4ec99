// @module-tag security
import { expect, test } from 'vitest'
import { verifyAddress } from '../support/emailAddress.ts'
import { ada, type TestServer } from '../support/harness.ts'
import { adaAtIssuer, callIdentity, signInWithProvider, startWithProvider } from '../support/issuer.ts'

const CONNECTED = 'Acme was connected to your account | Jobgrove'
const DISCONNECTED = 'Acme was disconnected from your account | Jobgrove'

const mailsAbout = async (server: TestServer, subject: string) =>
  (await server.mails()).filter((mail) => mail.subject === subject)

/** Connects a provider to Ada's account from another browser. Returns that browser. */
async function connected(server: TestServer) {
  const { browser } = await server.registered()
  await verifyAddress(server, browser, ada.emailAddress)
  const other = server.browser()
  await signInWithProvider(other)
  await callIdentity(other, 'linkProvider', { password: ada.password })
  return other
}

test('the owner is notified when a provider is connected: which, whose, when, and the next step', async () => {
  const { server } = await startWithProvider()
  await connected(server)

  const [mail, ...others] = await mailsAbout(server, CONNECTED)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: ada.emailAddress,
    link: `${server.base}/candidate/profile?tab=settings`,
  })
  expect(mail?.text).toContain('Hello Ada')
  expect(mail?.text).toContain('Email at Acme:\nada@example.com')
  expect(mail?.text).toContain('January 1, 2030 at 12:00 AM UTC')
  expect(mail?.text).toContain('If it wasn’t you, open Settings, disconnect it and change your password.')
})

test('the owner is notified when a provider is disconnected, and not when that is refused', async () => {
  const { server } = await startWithProvider()
  const browser = await connected(server)

  await callIdentity(browser, 'unlinkProvider', { provider: 'other' })
  expect(await mailsAbout(server, DISCONNECTED)).toEqual([])
  await callIdentity(browser, 'unlinkProvider', { provider: 'acme' })

  const [mail, ...others] = await mailsAbout(server, DISCONNECTED)
  expect(others).toEqual([])
  expect(mail?.recipient).toBe(ada.emailAddress)
  expect(mail?.text).toContain('change your password now')
})

test('a new account and a wrong password cause no email about a connection', async () => {
  const { server } = await startWithProvider()
  await signInWithProvider(server.browser(), {
    person: { ...adaAtIssuer, sub: 'other', email: 'other@example.com' },
  })
  await server.registered()
  const other = server.browser()
  await signInWithProvider(other)
  await callIdentity(other, 'linkProvider', { password: 'Analytical1?' })

  expect(await mailsAbout(server, CONNECTED)).toEqual([])
})
