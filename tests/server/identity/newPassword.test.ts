// @module-tag security
import { expect, test } from 'vitest'
import { askChange, callEmail, emailLink, verifyAddress } from '../support/emailAddress.ts'
import { ada, startTestServer, type TestServer } from '../support/harness.ts'
import { askPasskeys, loginByPasskey, withPasskey } from '../support/passkeys.ts'

const { emailAddress } = ada
const password = 'Difference2?'

/** Sets a new password by a mailed link and logs in, as the owner of the mailbox. */
async function ownerIn(server: TestServer) {
  const owner = server.browser()
  await owner.call('forgotPassword', { emailAddress })
  const resetPasswordCode = await server.codeFor(emailAddress, 'Reset')
  await owner.call('checkResetPasswordCode', { emailAddress, resetPasswordCode })
  await owner.call('createPassword', { emailAddress, password })
  expect(await owner.call('login', { emailAddress, password })).toMatchObject({ status: true })
  return owner
}

test('the passkey of a stranger who registered with an address no longer works once its owner sets a password', async () => {
  const server = await startTestServer()
  const { browser: stranger } = await server.registered()
  const { authenticator } = await withPasskey(server, stranger)

  const owner = await ownerIn(server)

  expect(await loginByPasskey(server.browser(), authenticator)).toMatchObject({ status: false })
  expect((await askPasskeys(owner, 'listPasskeys')).result).toEqual([])
})

test('a new password leaves the passkeys of an account whose address was verified', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await verifyAddress(server, browser, emailAddress)
  const { authenticator } = await withPasskey(server, browser)

  await ownerIn(server)

  expect(await loginByPasskey(server.browser(), authenticator)).toMatchObject({ status: true })
})

test('a new address requested before a new password is set cannot be confirmed afterwards', async () => {
  const server = await startTestServer()
  const { browser: thief } = await server.registered()
  await verifyAddress(server, thief, emailAddress)
  await askChange(thief, 'thief@example.org')
  const link = await emailLink(server, 'thief@example.org', 'change-email')

  const owner = await ownerIn(server)

  expect(await callEmail(thief, 'confirmEmailAddress', link)).toMatchObject({ status: false })
  expect((await owner.call('session')).result).toMatchObject({ emailAddress })
})
