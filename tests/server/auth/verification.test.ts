// @module-tag security
import { expect, test } from 'vitest'
import { ada, days, grace, minutes, startTestServer } from '../support/harness.ts'

const { emailAddress } = ada

test('Opening the verification link verifies the address in any browser, and logs no one in.', async () => {
  const server = await startTestServer()
  const { browser: owner } = await server.registered()
  const code = await server.codeFor(emailAddress, 'Verify')

  const answer = await server
    .browser()
    .call('verify', { emailAddress: 'ADA@example.com', verificationCode: code })

  expect(answer).toMatchObject({ http: 200, status: true, result: null })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await owner.call('session')).result).toMatchObject({ isVerified: true })
})

test('A new verification email does not invalidate the link of the previous one.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  await browser.call('resendVerification')
  await server.deliverMails()

  expect((await browser.call('verify', { emailAddress, verificationCode })).status).toBe(true)
})

test('the link can be opened again for 24 hours, and many times concurrently', async () => {
  const server = await startTestServer()
  await server.registered()
  const verificationCode = await server.codeFor(emailAddress, 'Verify')
  const verify = () => server.browser().call('verify', { emailAddress, verificationCode })

  const together = await Promise.all([verify(), verify(), verify()])
  expect(together.every(({ status }) => status)).toBe(true)
  server.clock.now += days(1) - minutes(1)
  expect((await verify()).status).toBe(true)
  server.clock.now += minutes(1)
  expect((await verify()).status).toBe(false)
})

test('Every wrong code gets the same refusal.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await server.registered(grace)
  const first = await server.codeFor(emailAddress, 'Verify')
  for (let count = 0; count < 3; count += 1) {
    await browser.call('resendVerification')
    await server.deliverMails()
  }
  const newest = await server.codeFor(emailAddress, 'Verify')
  await server.browser().call('forgotPassword', { emailAddress })
  const reset = await server.codeFor(emailAddress, 'Reset')
  const verify = (address: string, verificationCode: string) =>
    server.browser().call('verify', { emailAddress: address, verificationCode })

  const refused = [
    await verify(emailAddress, first),
    await verify(emailAddress, reset),
    await verify(grace.emailAddress, newest),
    await verify('nobody@example.com', newest),
    await verify('a\u0000', newest),
    await verify(emailAddress, '💥'),
  ]

  for (const answer of refused) {
    expect(answer).toMatchObject({ http: 200, status: false })
    expect(answer.text).toBe(refused[0]?.text)
  }
  expect((await verify(emailAddress, newest)).status).toBe(true)
})

test('A verification email is sent again only to a logged-in account that is not verified.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  // A pending mail would be replaced by the next one.
  await server.deliverMails()

  expect(await server.browser().call('resendVerification')).toMatchObject({ http: 401, status: false })
  server.clock.now += minutes(1)
  expect(await browser.call('resendVerification')).toMatchObject({ http: 200, status: true })
  expect(await server.mails(emailAddress)).toHaveLength(2)

  await browser.call('verify', {
    emailAddress,
    verificationCode: await server.codeFor(emailAddress, 'Verify'),
  })
  expect(await browser.call('resendVerification')).toMatchObject({ http: 200, status: true })
  expect(await server.mails(emailAddress)).toHaveLength(2)
})
