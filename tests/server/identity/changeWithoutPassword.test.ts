// @module-tag security
import { expect, test } from 'vitest'
import { staleLogin } from '../../../contract/identity/proof.ts'
import { identityRefusals } from '../../../server/words/identity.ts'
import { askChange, callEmail, emailLink } from '../support/emailAddress.ts'
import { ada, minutes, startTestServer } from '../support/harness.ts'
import { callIdentity, signInWithProvider, startWithProvider } from '../support/issuer.ts'
import { requestOptions, withPasskey } from '../support/passkeys.ts'

const emailAddress = 'ada.byron@example.org'

/** An account that has only a provider login. */
async function withoutPassword() {
  const { server } = await startWithProvider()
  const browser = server.browser()
  await signInWithProvider(browser)
  return { server, browser }
}

test('an account without a password changes its address after a recent login, without a password', async () => {
  const { server, browser } = await withoutPassword()

  expect(await callEmail(browser, 'changeEmailAddress', { emailAddress })).toMatchObject({ status: true })

  const link = await emailLink(server, emailAddress, 'change-email')
  expect(await callEmail(server.browser(), 'confirmEmailAddress', link)).toMatchObject({
    status: true,
    result: { emailAddress, isVerified: true },
  })
})

test('a login older than ten minutes cannot change an address, and a passkey of the account can', async () => {
  const { server, browser } = await withoutPassword()
  const { authenticator } = await withPasskey(server, browser)
  server.clock.now += minutes(10)

  expect(await callEmail(browser, 'changeEmailAddress', { emailAddress })).toMatchObject({
    http: 403,
    error: { code: 'state', state: staleLogin },
  })
  expect((await callEmail(browser, 'readEmailAddressChange')).result).toBeNull()
  const response = authenticator.get(await requestOptions(browser))
  expect(await callEmail(browser, 'changeEmailAddress', { emailAddress, response })).toMatchObject({
    status: true,
  })
  expect(
    await callEmail(browser, 'changeEmailAddress', { emailAddress: 'third@example.org', response }),
  ).toMatchObject({ error: { fields: { response: identityRefusals.wrongPasskey } } })
})

test('a passkey of another account is no proof for a change of the address', async () => {
  const { server, browser } = await withoutPassword()
  const { browser: other } = await server.registered({
    ...ada,
    emailAddress: 'grace@example.com',
  })
  const { authenticator } = await withPasskey(server, other)
  const response = authenticator.get(await requestOptions(browser))
  expect(await callEmail(browser, 'changeEmailAddress', { emailAddress, response })).toMatchObject({
    status: false,
    error: { fields: { response: identityRefusals.wrongPasskey } },
  })
})

test('a password set meanwhile is required, however recent the login', async () => {
  const { browser } = await withoutPassword()
  expect(await askChange(browser, emailAddress)).toMatchObject({
    error: { fields: { password: identityRefusals.noPasswordYet } },
  })
  await callIdentity(browser, 'setPassword', { password: ada.password })

  expect(await callEmail(browser, 'changeEmailAddress', { emailAddress })).toMatchObject({
    status: false,
    error: { fields: { password: identityRefusals.proofMissing } },
  })
  expect(await askChange(browser, emailAddress)).toMatchObject({ status: true })
})

test('an account with a password changes its address with its own passkey', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const { authenticator } = await withPasskey(server, browser)
  const response = authenticator.get(await requestOptions(browser))
  expect(await callEmail(browser, 'changeEmailAddress', { emailAddress, response })).toMatchObject({
    status: true,
  })
})
