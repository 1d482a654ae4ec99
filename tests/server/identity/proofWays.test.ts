// @module-tag security
import { expect, test } from 'vitest'
import { staleLogin } from '../../../contract/identity/proof.ts'
import { askAboutDeletion } from '../support/deleting.ts'
import { minutes, startTestServer } from '../support/harness.ts'
import { callIdentity, signInWithProvider, startWithProvider } from '../support/issuer.ts'
import { askPasskeys, requestOptions, withPasskey } from '../support/passkeys.ts'

/** An account without a password, ten minutes after its provider login. */
async function oldProviderLogin() {
  const { server } = await startWithProvider()
  const browser = server.browser()
  await signInWithProvider(browser)
  const wait = () => (server.clock.now += minutes(10))
  return { server, browser, wait }
}

const refusedAsOld = { http: 403, status: false, error: { code: 'state', state: staleLogin } }

test('the ways to prove identity are those that the account has now', async () => {
  const { server, browser, wait } = await oldProviderLogin()
  const ways = async () => (await callIdentity(browser, 'readProofWays')).result
  expect(await ways()).toEqual({ password: false, passkey: false, recentLogin: true })

  await withPasskey(server, browser)
  wait()
  expect(await ways()).toEqual({ password: false, passkey: true, recentLogin: false })

  const plain = await startTestServer()
  const { browser: other } = await plain.registered()
  expect((await callIdentity(other, 'readProofWays')).result).toEqual({
    password: true,
    passkey: false,
    recentLogin: true,
  })
})

test('an account with only a provider can be deleted within ten minutes of a login, and not later', async () => {
  const { browser, wait } = await oldProviderLogin()
  wait()
  expect((await askAboutDeletion(browser, 'previewDeletion')).result).toMatchObject({
    proofs: { password: false, passkey: false, recentLogin: false },
  })
  expect(await askAboutDeletion(browser, 'deleteAccount')).toMatchObject(refusedAsOld)
  expect((await browser.call('session')).result).not.toBeNull()

  await signInWithProvider(browser)
  expect(await askAboutDeletion(browser, 'deleteAccount')).toMatchObject({ status: true })
})

test('an account with a password is deleted only with a proof, however recent the login', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()

  expect(await askAboutDeletion(browser, 'deleteAccount')).toMatchObject({
    http: 200,
    status: false,
    error: { fields: { password: 'Enter your password, or use a passkey, to continue.' } },
  })
})

test('a password proves nothing for an account without one', async () => {
  const { browser } = await oldProviderLogin()

  expect(await askAboutDeletion(browser, 'deleteAccount', { password: 'Analytical1!' })).toMatchObject({
    http: 200,
    status: false,
  })
})

test('after ten minutes a passkey proves identity for an account without a password', async () => {
  const { server, browser, wait } = await oldProviderLogin()
  const { authenticator } = await withPasskey(server, browser)
  wait()
  expect(await askPasskeys(browser, 'passkeyOptions')).toMatchObject(refusedAsOld)

  const response = authenticator.get(await requestOptions(browser))
  expect(await askPasskeys(browser, 'passkeyOptions', { response })).toMatchObject({ status: true })
})
