// @module-tag security
import { expect, test } from 'vitest'
import { staleLogin } from '../../../contract/identity/proof.ts'
import { authRefusals } from '../../../server/words/auth.ts'
import { ada, matching, minutes, startTestServer } from '../support/harness.ts'
import { callIdentity, signInWithProvider, startWithProvider } from '../support/issuer.ts'
import { requestOptions, withPasskey } from '../support/passkeys.ts'

const { emailAddress, password } = ada

async function withoutPassword() {
  const { server } = await startWithProvider()
  const browser = server.browser()
  await signInWithProvider(browser)
  return { server, browser }
}

test('a person with only a provider sets a password, is notified by email, and is logged out elsewhere', async () => {
  const { server, browser } = await withoutPassword()
  const other = server.browser()
  await signInWithProvider(other)

  expect(await callIdentity(browser, 'setPassword', { password })).toMatchObject({ status: true })

  expect((await browser.call('session')).result).toMatchObject({ emailAddress })
  expect((await other.call('session')).result).toBeNull()
  expect(await server.browser().call('login', { emailAddress, password })).toMatchObject({ status: true })
  const told = (await server.mails(emailAddress)).filter(({ subject }) =>
    subject.startsWith('A password was set for your account'),
  )
  expect(told).toMatchObject([{ link: `${server.base}/auth/forgot-password/candidate` }])
})

test('a login older than ten minutes cannot set a password, and a passkey can', async () => {
  const { server, browser } = await withoutPassword()
  const { authenticator } = await withPasskey(server, browser)
  server.clock.now += minutes(10)

  expect(await callIdentity(browser, 'setPassword', { password })).toMatchObject({
    http: 403,
    error: { code: 'state', state: staleLogin },
  })
  const response = authenticator.get(await requestOptions(browser))
  expect(await callIdentity(browser, 'setPassword', { password, response })).toMatchObject({ status: true })
})

test('an existing password is not replaced without the current one', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()

  expect(await callIdentity(browser, 'setPassword', { password: 'Analytical2!' })).toMatchObject({
    status: false,
    error: { message: authRefusals.hasPassword },
  })
  expect(await server.browser().call('login', { emailAddress, password })).toMatchObject({ status: true })
})

test('of two passwords set concurrently, one is kept', async () => {
  const { server, browser } = await withoutPassword()
  const passwords = [password, 'Analytical2!']
  const answers = await Promise.all(
    passwords.map((each) => callIdentity(browser, 'setPassword', { password: each })),
  )
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  const logins = await Promise.all(
    passwords.map((each) => server.browser().call('login', { emailAddress, password: each })),
  )
  expect(logins.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
})

test('a password that breaks the rules is refused at its field, and not set', async () => {
  const { browser } = await withoutPassword()
  expect(await callIdentity(browser, 'setPassword', { password: 'short' })).toMatchObject({
    status: false,
    error: { fields: { password: matching(/8 characters/) } },
  })
})
