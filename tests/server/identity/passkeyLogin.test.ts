// @module-tag security
import { describe, expect, test } from 'vitest'
import { runSql } from '../store/runSql.ts'
import type { Lies } from '../support/authenticator.ts'
import { ownerAt } from '../support/companies.ts'
import { ada, grace, matching, minutes, startTestServer } from '../support/harness.ts'
import { askPasskeys, loginByPasskey, requestOptions, withPasskey } from '../support/passkeys.ts'

const REFUSAL = 'This passkey doesn’t log in here. Use another one, or log in another way.'
const refused = { http: 200, status: false, result: null, error: { message: REFUSAL } }

const start = async (env: Readonly<Record<string, string>> = {}) => {
  const server = await startTestServer({ env })
  const { browser: owner, user } = await server.registered()
  const { authenticator, id } = await withPasskey(server, owner)
  return { server, owner, user, authenticator, id, browser: server.browser() }
}

describe('a login by passkey', () => {
  test('returns the user, a session, and a recognized device, like one by password', async () => {
    const { authenticator, browser, server, user } = await start()
    const byPassword = await server
      .browser()
      .call('login', { emailAddress: ada.emailAddress, password: ada.password })

    const answer = await loginByPasskey(browser, authenticator)

    expect(answer).toMatchObject({ http: 200, status: true, result: user })
    expect(answer.headers.getSetCookie()).toEqual(
      byPassword.headers.getSetCookie().map((cookie) => matching(shapeOf(cookie))),
    )
    expect((await browser.call('session')).result).toEqual(user)
  })

  test('names when the passkey was last used, and needs no cookie of another login', async () => {
    const { authenticator, browser, id, owner } = await start()
    await loginByPasskey(browser, authenticator)

    expect((await askPasskeys(owner, 'listPasskeys')).result).toMatchObject([
      { id, lastUsedAt: matching(/^2030-01-01T/) },
    ])
  })

  test('works for its role only', async () => {
    const { authenticator, browser, server } = await start()
    const { browser: ofOwner, emailAddress } = await ownerAt(server)
    const { authenticator: ofEmployer } = await withPasskey(server, ofOwner, 'employer')

    expect(await loginByPasskey(browser, authenticator, { role: 'employer' })).toMatchObject(refused)
    expect(await loginByPasskey(browser, ofEmployer)).toMatchObject(refused)
    expect(await loginByPasskey(browser, ofEmployer, { role: 'employer' })).toMatchObject({
      result: { emailAddress },
    })
  })

  test('ends the existing session', async () => {
    const { authenticator, owner } = await start()
    const before = owner.cookies.get('cs') ?? ''
    await loginByPasskey(owner, authenticator)

    owner.cookies.set('cs', before)
    expect((await owner.call('session')).result).toBeNull()
  })

  test('with a removed passkey is refused', async () => {
    const { authenticator, browser, id, owner } = await start()
    await askPasskeys(owner, 'removePasskey', { id })

    expect(await loginByPasskey(browser, authenticator)).toMatchObject(refused)
  })

  test('is refused for an unknown passkey as for a wrong response', async () => {
    const { authenticator, browser, server } = await start()
    const { browser: other } = await server.registered(grace)
    const { authenticator: unknown, id } = await withPasskey(server, other)
    await askPasskeys(other, 'removePasskey', { id })

    const ofUnknown = await loginByPasskey(browser, unknown)
    const wrong = await loginByPasskey(browser, authenticator, { lies: { isVerified: false } })

    expect(ofUnknown).toMatchObject(refused)
    expect(ofUnknown.text).toBe(wrong.text)
  })

  test('by two pages of a browser at the same time works', async () => {
    const { authenticator, browser } = await start()
    const first = await requestOptions(browser)
    await requestOptions(browser)

    const response = authenticator.get(first)
    expect((await askPasskeys(browser, 'passkeyLogin', { response })).status).toBe(true)
  })
})

const shapeOf = (cookie: string) =>
  new RegExp(`^${cookie.replace(/=[\w-]{43};/, '=[\\w-]{43};').replaceAll(/[()/]/g, '\\$&')}$`)

describe('a response is refused', () => {
  test.each<[string, Lies]>([
    ['from another origin', { origin: 'http://localhost.evil.example' }],
    ['from another port of this machine', { origin: 'http://localhost:1' }],
    ['from a frame', { crossOrigin: true }],
    ['for another host', { rpId: 'evil.example' }],
    ['to a challenge that nobody gave', { challenge: 'A'.repeat(43) }],
    ['that makes a passkey', { type: 'webauthn.create' }],
    ['without verification of the person', { isVerified: false }],
    ['whose handle is of another account', { userHandle: Buffer.from('another').toString('base64url') }],
    ['with a wrong signature', { signature: Buffer.alloc(70).toString('base64url') }],
  ])('%s', async (_, lies) => {
    const { authenticator, browser } = await start()
    expect(await loginByPasskey(browser, authenticator, { lies })).toMatchObject(refused)
    expect((await browser.call('session')).result).toBeNull()
  })

  test('whose counter stays or decreases, because the passkey was copied', async () => {
    const { authenticator, browser } = await start()
    const used = (counter: number) => loginByPasskey(browser, authenticator, { lies: { counter } })
    expect((await used(7)).status).toBe(true)
    expect(await used(7)).toMatchObject(refused)
    expect(await used(6)).toMatchObject(refused)
    expect(await used(0)).toMatchObject(refused)
    expect((await used(8)).status).toBe(true)
  })

  test('but not that of a passkey that never counts', async () => {
    const { authenticator, browser } = await start()
    const lies = { counter: 0 }
    expect((await loginByPasskey(browser, authenticator, { lies })).status).toBe(true)
    expect((await loginByPasskey(browser, authenticator, { lies })).status).toBe(true)
  })

  test('a second time, even concurrently', async () => {
    const { authenticator, browser } = await start()
    const response = authenticator.get(await requestOptions(browser))

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => askPasskeys(browser, 'passkeyLogin', { response })),
    )

    expect(answers.filter(({ status }) => status)).toHaveLength(1)
  })

  test('after five minutes', async () => {
    const { authenticator, browser, server } = await start()
    const response = authenticator.get(await requestOptions(browser))
    server.clock.now += minutes(5)

    expect(await askPasskeys(browser, 'passkeyLogin', { response })).toMatchObject(refused)
  })

  test('in another browser than the one that requested it', async () => {
    const { authenticator, browser, server } = await start()
    const response = authenticator.get(await requestOptions(browser))
    const thief = server.browser()
    await requestOptions(thief)

    expect(await askPasskeys(thief, 'passkeyLogin', { response })).toMatchObject(refused)
  })

  test('without parsing if it is too large or no response', async () => {
    const { authenticator, browser } = await start()
    const response = authenticator.get(await requestOptions(browser))
    const login = async (answer: unknown) =>
      (await askPasskeys(browser, 'passkeyLogin', { response: answer })).http

    expect(await login({ ...response, more: 'A'.repeat(8 * 1_024) })).toBe(413)
    expect(
      await login({ ...response, response: { ...response.response, signature: 'A'.repeat(1_367) } }),
    ).toBe(400)
    expect(await login([response])).toBe(400)
    expect(await login('AAAA')).toBe(400)
    expect(await login(response)).toBe(200)
  })
})

test('a client is locked for a quarter of an hour after twenty wrong responses', async () => {
  const { authenticator, browser, server } = await start({ RATE_LIMIT_SCALE: '1' })
  const wrong = () => loginByPasskey(browser, authenticator, { lies: { isVerified: false } })
  for (let count = 0; count < 20; count += 1) expect(await wrong()).toMatchObject(refused)

  expect((await loginByPasskey(browser, authenticator)).http).toBe(429)
  server.clock.now += minutes(15)
  expect((await loginByPasskey(browser, authenticator)).status).toBe(true)
})

test('the passkey of a demo account opens nothing if a proxy forwards the call', async () => {
  const { authenticator, browser, server } = await start()
  await runSql(server, 'update accounts set is_demo = 1')

  browser.address = '203.0.113.1'
  expect(await loginByPasskey(browser, authenticator)).toMatchObject({ http: 404, status: false })
  browser.address = undefined
  expect((await loginByPasskey(browser, authenticator)).status).toBe(true)
})
