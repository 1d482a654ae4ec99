// @module-tag security
import { describe, expect, test } from 'vitest'
import { ada, grace, matching, minutes, startTestServer, type TestServer } from '../support/harness.ts'

const pass = ({ clock }: TestServer, milliseconds: number) => (clock.now += milliseconds)

const HERE = '203.0.113.1'
const ELSEWHERE = '203.0.113.2'
const { emailAddress, password } = ada
const WRONG = 'Analytical1?'

const limited = () => startTestServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })

const tooOften = (wait: RegExp) => ({
  http: 429,
  status: false,
  result: null,
  error: { message: matching(new RegExp(`^Too many attempts\\. Try again in ${wait.source}\\.$`)) },
})

const register = (server: TestServer, count: number, address = HERE) =>
  server.browserAt(address).call('register', { ...ada, emailAddress: `ada${count}@example.com` })

const login = (server: TestServer, typed: string, address = HERE) =>
  server.browserAt(address).call('login', { emailAddress, password: typed })

async function withAda() {
  const server = await limited()
  await server.browserAt('198.51.100.1').call('register', ada)
  return server
}

test('A client is limited to five registrations an hour, and others are not affected.', async () => {
  const server = await limited()
  for (let count = 0; count < 5; count += 1) expect((await register(server, count)).status).toBe(true)

  const refused = await register(server, 5)

  expect(refused).toMatchObject(tooOften(/(59|60) minutes/))
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_500)
  expect((await register(server, 6, ELSEWHERE)).status).toBe(true)
  pass(server, minutes(60))
  expect((await register(server, 7)).status).toBe(true)
})

test('a client is 64 bits of an IPv6 address', async () => {
  const server = await limited()
  for (let count = 0; count < 5; count += 1) await register(server, count, `2001:db8::${count + 1}`)

  expect((await register(server, 5, '2001:db8::ffff:9')).http).toBe(429)
  expect((await register(server, 6, '2001:db8:0:1::1')).status).toBe(true)
})

test('a forged client address changes nothing when no proxy is trusted', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  for (let count = 0; count < 5; count += 1) await register(server, count, `203.0.113.${count}`)

  expect((await register(server, 5, '203.0.113.99')).http).toBe(429)
})

describe('guessing a password', () => {
  test('ends after five tries, of an account as of an address that has none', async () => {
    const server = await withAda()
    const faces = await Promise.all(
      [emailAddress, 'nobody@example.com'].map(async (address, index) => {
        const browser = server.browserAt(`198.51.100.${index + 10}`)
        const answers = []
        for (let count = 0; count < 6; count += 1) {
          answers.push(await browser.call('login', { emailAddress: address, password: WRONG }))
        }
        return answers.map(({ http, text }) => ({ http, text: text.replace(/\d+ minutes/, '') }))
      }),
    )

    expect(faces[0]).toEqual(faces[1])
    expect(faces[0]?.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('locks no one else out: the owner logs in from another network', async () => {
    const server = await withAda()
    for (let count = 0; count < 8; count += 1) await login(server, WRONG)

    expect(await login(server, password)).toMatchObject(tooOften(/15 minutes/))
    expect((await login(server, password, ELSEWHERE)).status).toBe(true)
  })

  test('is reset by a right password', async () => {
    const server = await withAda()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await login(server, WRONG)
      expect((await login(server, password)).status).toBe(true)
    }
  })

  test('is reset by a new password, too', async () => {
    const server = await withAda()
    for (let count = 0; count < 6; count += 1) await login(server, WRONG)
    const browser = server.browserAt(HERE)
    await browser.call('forgotPassword', { emailAddress })
    const resetPasswordCode = await server.codeFor(emailAddress, 'Reset')
    await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode })
    await browser.call('createPassword', { emailAddress, password: 'Difference2?' })

    expect((await login(server, 'Difference2?')).status).toBe(true)
  })

  test('is not bypassed by concurrent attempts', async () => {
    const server = await withAda()

    const answers = await Promise.all(Array.from({ length: 15 }, () => login(server, WRONG)))

    expect(answers.filter(({ http }) => http === 200)).toHaveLength(5)
    expect(answers.filter(({ http }) => http === 429)).toHaveLength(10)
  })

  test('is limited for members too', async () => {
    const server = await limited()
    const browser = server.browserAt(HERE)
    await browser.call('register', ada)
    const change = (currentPassword: string) =>
      browser.call('changePassword', { currentPassword, password: 'Difference2?' })
    for (let count = 0; count < 5; count += 1) expect((await change(WRONG)).http).toBe(200)

    expect(await change(password)).toMatchObject(tooOften(/15 minutes/))
  })
})

test('Ten wrong codes lock a client for 15 minutes, and the right one works from another network.', async () => {
  const server = await withAda()
  await server.browserAt(ELSEWHERE).call('forgotPassword', { emailAddress })
  const right = await server.codeFor(emailAddress, 'Reset')
  const check = (resetPasswordCode: string, address = HERE) =>
    server.browserAt(address).call('checkResetPasswordCode', { emailAddress, resetPasswordCode })
  for (let count = 0; count < 10; count += 1) expect((await check(`WRONG${count}`)).http).toBe(200)

  expect(await check(right)).toMatchObject(tooOften(/15 minutes/))
  expect((await check(right, ELSEWHERE)).status).toBe(true)
  pass(server, minutes(15))
  expect((await check(right)).status).toBe(true)
})

test('Ten wrong verification codes lock a client, too.', async () => {
  const server = await withAda()
  const verify = (verificationCode: string) =>
    server.browserAt(HERE).call('verify', { emailAddress, verificationCode })
  for (let count = 0; count < 10; count += 1) await verify(`WRONG${count}`)

  expect((await verify(await server.codeFor(emailAddress, 'Verify'))).http).toBe(429)
})

test('An address gets one reset email a minute and three an hour, and the response is always the same.', async () => {
  const server = await withAda()
  const ask = async (address: string) => {
    const { http, text } = await server.browserAt(address).call('forgotPassword', { emailAddress })
    expect({ http, text }).toEqual({ http: 200, text: '{"status":true,"result":null,"error":null}' })
    const mails = await server.mails(emailAddress)
    return mails.filter(({ subject }) => subject.startsWith('Reset')).length
  }

  expect(await ask('198.51.100.1')).toBe(1)
  expect(await ask('198.51.100.2')).toBe(1)
  for (const [minute, count] of [2, 3, 3, 3].entries()) {
    pass(server, minutes(1))
    expect(await ask(`198.51.100.${minute + 3}`)).toBe(count)
  }
  pass(server, minutes(60))
  expect(await ask('198.51.100.9')).toBe(4)
})

test('A client that uses up the daily emails of an address does so for itself only.', async () => {
  const server = await withAda()
  const resetMails = async () =>
    (await server.mails(emailAddress)).filter(({ subject }) => subject.startsWith('Reset')).length
  for (let count = 0; count < 10; count += 1) {
    await server.browserAt(HERE).call('forgotPassword', { emailAddress })
    await server.deliverMails()
    pass(server, minutes(60))
  }
  for (let count = 0; count < 5; count += 1) {
    pass(server, minutes(1))
    await server.browserAt(HERE).call('forgotPassword', { emailAddress })
  }
  expect(await resetMails()).toBe(10)

  await server.browserAt(ELSEWHERE).call('forgotPassword', { emailAddress })

  expect(await resetMails()).toBe(11)
})

test('A request that comes too soon does not count against the daily emails.', async () => {
  const server = await withAda()
  const ask = () => server.browserAt(HERE).call('forgotPassword', { emailAddress })
  for (let count = 0; count < 10; count += 1) await ask()
  pass(server, minutes(60))
  await server.deliverMails()
  await ask()

  const mails = await server.mails(emailAddress)
  expect(mails.filter(({ subject }) => subject.startsWith('Reset'))).toHaveLength(2)
})

test('an early request for another verification mail is refused with the time', async () => {
  const server = await limited()
  const browser = server.browserAt(HERE)
  await browser.call('register', grace)
  await browser.call('resendVerification')

  expect(await browser.call('resendVerification')).toMatchObject(tooOften(/\d+ seconds/))
})

test('A client is limited to 300 calls a minute.', async () => {
  const server = await limited()
  const call = () => fetch(`${server.base}/api/nothing`, { headers: { 'X-Forwarded-For': HERE } })
  const answers = await Promise.all(Array.from({ length: 300 }, call))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))

  expect((await call()).status).toBe(429)
  expect((await server.browserAt(ELSEWHERE).call('session')).http).toBe(200)
})

test('All limits scale with one setting.', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '2', TRUST_PROXY: '1' } })
  for (let count = 0; count < 10; count += 1) expect((await register(server, count)).status).toBe(true)

  expect((await register(server, 10)).http).toBe(429)
})
