// @module-tag security
import { expect, test } from 'vitest'
import { ada, grace, minutes, startTestServer, type TestServer } from '../support/harness.ts'

const NEW = 'Difference2?'
const { emailAddress } = ada

async function withLink(server: TestServer) {
  const { browser: owner } = await server.registered()
  await server.browser().call('forgotPassword', { emailAddress })
  return { owner, code: await server.codeFor(emailAddress, 'Reset') }
}

const login = (server: TestServer, password: string) =>
  server.browser().call('login', { emailAddress, password })

test('A mailed reset link sets a new password, and only that one works afterwards.', async () => {
  const server = await startTestServer()
  const { code, owner } = await withLink(server)
  const browser = server.browser()

  const done = { http: 200, status: true, result: null }
  expect(
    await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code }),
  ).toMatchObject(done)
  expect(await browser.call('createPassword', { emailAddress, password: NEW })).toMatchObject(done)

  expect((await login(server, ada.password)).status).toBe(false)
  expect(await login(server, NEW)).toMatchObject({ status: true, result: { isVerified: true } })
  expect((await owner.call('session')).result).toBeNull()
  expect(browser.cookies.size).toBe(0)
  expect((await server.mails(emailAddress)).map(({ subject }) => subject)).toContain(
    'Your password was changed | Jobgrove',
  )
})

test('A request for a reset link changes nothing, and gets the same response for an unknown address.', async () => {
  const server = await startTestServer()
  await server.registered()
  const faces = await Promise.all(
    [emailAddress, 'nobody@example.com'].map(async (address) => {
      const { headers, http, text } = await server.browser().call('forgotPassword', { emailAddress: address })
      return { http, text, headers: [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)) }
    }),
  )

  expect(faces[0]).toEqual(faces[1])
  expect(faces[0]?.text).toBe('{"status":true,"result":null,"error":null}')
  expect((await login(server, ada.password)).status).toBe(true)
  expect(await server.mails('nobody@example.com')).toEqual([])
})

async function askAgain(server: TestServer) {
  server.clock.now += 1
  await server.browser().call('forgotPassword', { emailAddress })
  return server.codeFor(emailAddress, 'Reset')
}

test('Every wrong code gets the same refusal, also for an unknown address.', async () => {
  const server = await startTestServer()
  const { code: first } = await withLink(server)
  await server.registered(grace)
  const verification = await server.codeFor(emailAddress, 'Verify')
  for (let count = 0; count < 2; count += 1) await askAgain(server)
  const newest = await askAgain(server)
  const check = (address: string, resetPasswordCode: string) =>
    server.browser().call('checkResetPasswordCode', { emailAddress: address, resetPasswordCode })

  expect(newest).not.toBe(first)
  const refused = [
    await check(emailAddress, first),
    await check(emailAddress, verification),
    await check(emailAddress, 'x\u0000y'),
    await check(grace.emailAddress, newest),
    await check('nobody@example.com', newest),
    await check('ada%40example.com', newest),
  ]
  expect((await check(emailAddress, newest)).status).toBe(true)
  server.clock.now += minutes(30)
  refused.push(await check(emailAddress, newest))

  for (const answer of refused) {
    expect(answer).toMatchObject({ http: 200, status: false })
    expect(answer.error?.message).toMatch(/Request a new link/)
    expect(answer.text).toBe(refused[0]?.text)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('A code is accepted in lower case and with commonly confused letters.', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  const typed = ` ${code.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o')} `

  expect(
    await server.browser().call('checkResetPasswordCode', { emailAddress, resetPasswordCode: typed }),
  ).toMatchObject({ status: true })
})

test('checking sets a strict cookie for 15 minutes, and does not use the code up', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  const check = () =>
    server.browser().call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })

  expect((await check()).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^crg=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect((await check()).status).toBe(true)
})

test('a new password is refused without a grant of this browser', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  await server.browser().call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })

  expect(await server.browser().call('createPassword', { emailAddress, password: NEW })).toMatchObject({
    http: 403,
    status: false,
  })
  expect((await login(server, ada.password)).status).toBe(true)
})

test('a grant for one account sets the password of no other', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  await server.registered(grace)
  const browser = server.browser()
  await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })

  expect(
    await browser.call('createPassword', { emailAddress: grace.emailAddress, password: NEW }),
  ).toMatchObject({ http: 403, status: false })
  expect(
    await server.browser().call('login', { emailAddress: grace.emailAddress, password: grace.password }),
  ).toMatchObject({ status: true })
})

test('two accounts can be reset in two tabs of one browser', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  await server.registered(grace)
  await server.browser().call('forgotPassword', { emailAddress: grace.emailAddress })
  const other = await server.codeFor(grace.emailAddress, 'Reset')
  const browser = server.browser()
  await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })
  await browser.call('checkResetPasswordCode', { emailAddress: grace.emailAddress, resetPasswordCode: other })

  expect(await browser.call('createPassword', { emailAddress, password: NEW })).toMatchObject({
    status: true,
  })
  expect(
    await browser.call('createPassword', { emailAddress: grace.emailAddress, password: NEW }),
  ).toMatchObject({ status: true })
})

test('A grant handle that was in the browser before a check is worthless after it.', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  await server.registered(grace)
  await server.browser().call('forgotPassword', { emailAddress: grace.emailAddress })
  const attacker = server.browser()
  await attacker.call('checkResetPasswordCode', {
    emailAddress: grace.emailAddress,
    resetPasswordCode: await server.codeFor(grace.emailAddress, 'Reset'),
  })
  const victim = server.browser()
  victim.cookies.set('crg', attacker.cookies.get('crg') ?? '')
  await victim.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })

  expect(await attacker.call('createPassword', { emailAddress, password: NEW })).toMatchObject({ http: 403 })
})

test('a grant ends after 15 minutes, and when three newer codes have been mailed', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  const slow = server.browser()
  const outdated = server.browser()
  await slow.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })
  server.clock.now += minutes(15)
  await outdated.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })
  for (let count = 0; count < 3; count += 1) await askAgain(server)

  expect(await slow.call('createPassword', { emailAddress, password: NEW })).toMatchObject({ http: 403 })
  expect(await outdated.call('createPassword', { emailAddress, password: NEW })).toMatchObject({
    http: 200,
    status: false,
  })
  expect((await login(server, ada.password)).status).toBe(true)
})

test('a grant works once: its replay is refused', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  const browser = server.browser()
  await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })
  const grant = browser.cookies.get('crg') ?? ''
  await browser.call('createPassword', { emailAddress, password: NEW })
  browser.cookies.set('crg', grant)

  expect(await browser.call('createPassword', { emailAddress, password: 'Another3#' })).toMatchObject({
    status: false,
  })
  expect(
    await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code }),
  ).toMatchObject({ status: false })
  expect((await login(server, NEW)).status).toBe(true)
})

test('Of many concurrent passwords with one grant, exactly one is set.', async () => {
  const server = await startTestServer()
  const { code } = await withLink(server)
  const browser = server.browser()
  await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode: code })
  const grant = browser.cookies.get('crg') ?? ''
  const passwords = Array.from({ length: 10 }, (_, index) => `${NEW}${index}`)

  const answers = await Promise.all(
    passwords.map((password) => {
      const tab = server.browser()
      tab.cookies.set('crg', grant)
      return tab.call('createPassword', { emailAddress, password })
    }),
  )

  const winner = answers.findIndex(({ status }) => status)
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  const logins = await Promise.all(passwords.map((password) => login(server, password)))
  expect(logins.map(({ status }) => status)).toEqual(passwords.map((_, index) => index === winner))
})

test('A refused password does not use up the grant.', async () => {
  const server = await startTestServer()
  await server.registered(grace)
  await server.browser().call('forgotPassword', { emailAddress: grace.emailAddress })
  const browser = server.browser()
  await browser.call('checkResetPasswordCode', {
    emailAddress: grace.emailAddress,
    resetPasswordCode: await server.codeFor(grace.emailAddress, 'Reset'),
  })
  const create = (password: string) =>
    browser.call('createPassword', { emailAddress: grace.emailAddress, password })

  expect(await create('weak')).toMatchObject({ http: 400, status: false })
  expect(await create('My-grace-2030')).toMatchObject({ http: 200, status: false })
  expect(await create(NEW)).toMatchObject({ status: true })
})
