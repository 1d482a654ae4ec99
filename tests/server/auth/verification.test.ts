import { expect, test } from 'vitest'
import { ada, days, grace, minutes, startTestServer } from '../support/harness.ts'

const { emailAddress } = ada

test('visiting the link verifies the address, in whatever browser, and signs nobody in', async () => {
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

test('the link may be opened again for 24 hours, and many times at once', async () => {
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

test('every code that is not right is refused alike', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  await server.registered(grace)
  const first = await server.codeFor(emailAddress, 'Verify')
  server.clock.now += 1
  await browser.call('resendVerification')
  const second = await server.codeFor(emailAddress, 'Verify')
  await server.browser().call('forgotPassword', { emailAddress })
  const reset = await server.codeFor(emailAddress, 'Reset')
  const verify = (address: string, verificationCode: string) =>
    server.browser().call('verify', { emailAddress: address, verificationCode })

  const refused = [
    await verify(emailAddress, first),
    await verify(emailAddress, reset),
    await verify(grace.emailAddress, second),
    await verify('nobody@example.com', second),
    await verify('a\u0000', second),
    await verify(emailAddress, '💥'),
  ]

  for (const answer of refused) {
    expect(answer).toMatchObject({ http: 200, status: false })
    expect(answer.text).toBe(refused[0]?.text)
  }
  expect((await verify(emailAddress, second)).status).toBe(true)
})

test('a new verification mail is for who is signed in, and only while it is needed', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const verificationCode = await server.codeFor(emailAddress, 'Verify')

  expect(await server.browser().call('resendVerification')).toMatchObject({ http: 401, status: false })
  server.clock.now += minutes(1)
  expect(await browser.call('resendVerification')).toMatchObject({ http: 200, status: true })
  expect(await server.mails(emailAddress)).toHaveLength(2)
  expect((await browser.call('verify', { emailAddress, verificationCode })).status).toBe(false)

  await browser.call('verify', {
    emailAddress,
    verificationCode: await server.codeFor(emailAddress, 'Verify'),
  })
  expect(await browser.call('resendVerification')).toMatchObject({ http: 200, status: true })
  expect(await server.mails(emailAddress)).toHaveLength(2)
})
