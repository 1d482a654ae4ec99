// @module-tag security
import { describe, expect, test } from 'vitest'
import { contentOf } from '../support/databases.ts'
import { Authenticator, type Lies } from '../support/authenticator.ts'
import { ada, grace, matching, minutes, startTestServer } from '../support/harness.ts'
import {
  addPasskey,
  askPasskeys,
  creationOptions,
  passkeyOrigin,
  requestOptions,
  withPasskey,
} from '../support/passkeys.ts'

const start = async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  return { server, browser, user, authenticator: new Authenticator(passkeyOrigin(server)) }
}
const passkeysOf = async (browser: Awaited<ReturnType<typeof start>>['browser']) =>
  (await askPasskeys(browser, 'listPasskeys')).result

describe('a passkey', () => {
  test('is requested with user verification, and as a discoverable credential', async () => {
    const { browser, server } = await start()

    expect(await creationOptions(browser)).toMatchObject({
      rp: { id: 'localhost', name: 'Jobgrove' },
      user: { name: ada.emailAddress, displayName: 'Ada Byron' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(await requestOptions(server.browser())).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    })
    expect((await requestOptions(server.browser())).allowCredentials).toEqual([])
  })

  test('belongs to the host of APP_ORIGIN', async () => {
    const server = await startTestServer({ env: { APP_ORIGIN: 'https://jobs.example.com' } })
    const { browser } = await server.registered()

    expect(await creationOptions(browser)).toMatchObject({ rp: { id: 'jobs.example.com' } })
    expect(await addPasskey(browser, new Authenticator('https://jobs.example.com'))).toMatchObject({
      status: true,
    })
    expect(await addPasskey(browser, new Authenticator('https://example.com'))).toMatchObject({
      status: false,
    })
  })

  test('is added, listed, renamed and removed by its owner, who gets emails about the first and the last', async () => {
    const { authenticator, browser, server } = await start()
    const verificationCode = await server.codeFor(ada.emailAddress, 'Verify')
    await browser.call('verify', { emailAddress: ada.emailAddress, verificationCode })

    const added = await addPasskey(browser, authenticator, { name: ' Laptop ' })

    const passkey = { id: matching(/^[\w-]{36}$/), name: 'Laptop', createdAt: matching(/^2030-/) }
    expect(added.result).toEqual({ ...passkey, lastUsedAt: null })
    expect(await passkeysOf(browser)).toEqual([added.result])
    const { id } = await withPasskey(server, browser)
    expect(await passkeysOf(browser)).toMatchObject([{ id }, added.result])
    expect(await askPasskeys(browser, 'renamePasskey', { id, name: 'Phone' })).toMatchObject({
      result: { id, name: 'Phone' },
    })
    expect(await askPasskeys(browser, 'removePasskey', { id })).toMatchObject({ status: true })
    expect(await passkeysOf(browser)).toEqual([added.result])
    const subjects = (await server.mails(ada.emailAddress)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('passkey')).toSorted()).toEqual([
      'A passkey was added to your account | Jobgrove',
      'A passkey was added to your account | Jobgrove',
      'A passkey was removed from your account | Jobgrove',
    ])
  })

  test('of another person is like an unknown one', async () => {
    const { browser, server } = await start()
    const { id } = await withPasskey(server, browser)
    const { browser: other } = await server.registered(grace)

    for (const [name, payload] of [
      ['renamePasskey', { id, name: 'Mine' }],
      ['removePasskey', { id }],
    ] as const) {
      const answer = await askPasskeys(other, name, payload)
      const unknown = await askPasskeys(other, name, { ...payload, id: 'unknown' })
      expect(answer).toMatchObject({ http: 404, status: false })
      expect(answer.text).toBe(unknown.text)
    }
    expect(await passkeysOf(other)).toEqual([])
    expect(await passkeysOf(browser)).toMatchObject([{ id, name: 'Laptop' }])
  })

  test('has a name', async () => {
    const { browser, server } = await start()
    const { id } = await withPasskey(server, browser)

    for (const name of ['', '  ', 'x'.repeat(61), 'two\nlines']) {
      expect((await askPasskeys(browser, 'renamePasskey', { id, name })).error?.fields).toHaveProperty('name')
    }
  })

  test('needs a session', async () => {
    const { server } = await start()
    for (const name of [
      'passkeyOptions',
      'addPasskey',
      'listPasskeys',
      'renamePasskey',
      'removePasskey',
    ] as const) {
      expect((await askPasskeys(server.browser(), name)).http).toBe(401)
    }
  })

  test('beyond 20 is refused', async () => {
    const { authenticator, browser } = await start()
    const early = await creationOptions(browser)
    for (let count = 0; count < 20; count += 1) {
      expect((await addPasskey(browser, authenticator)).status).toBe(true)
    }
    expect(await askPasskeys(browser, 'passkeyOptions')).toMatchObject({
      status: false,
      error: { message: 'You have 20 passkeys. Remove one to add another.' },
    })
    expect(
      await askPasskeys(browser, 'addPasskey', { name: 'One more', response: authenticator.create(early) }),
    ).toMatchObject({ status: false })
    expect(await passkeysOf(browser)).toHaveLength(20)
  })
})

const later = async () => {
  const started = await start()
  const { id, authenticator } = await withPasskey(started.server, started.browser)
  started.server.clock.now += minutes(10)
  return { ...started, id, authenticator }
}

describe('ten minutes after a login', () => {
  test('a passkey is added only with the password', async () => {
    const { browser } = await later()

    expect(await askPasskeys(browser, 'passkeyOptions')).toMatchObject({
      http: 200,
      status: false,
      error: { fields: { password: matching(/./) } },
    })
    expect(await askPasskeys(browser, 'passkeyOptions', { password: 'Analytical1?' })).toMatchObject({
      error: { fields: { password: matching(/isn’t your password/) } },
    })
    expect((await askPasskeys(browser, 'passkeyOptions', { password: ada.password })).status).toBe(true)
  })

  test('or with another passkey of the account', async () => {
    const { authenticator, browser } = await later()
    const options = await requestOptions(browser)
    expect(options.allowCredentials).toMatchObject([{ transports: ['internal', 'hybrid'] }])

    const response = authenticator.get(options)

    expect((await askPasskeys(browser, 'passkeyOptions', { response })).status).toBe(true)
    expect(await askPasskeys(browser, 'passkeyOptions', { response })).toMatchObject({
      status: false,
      error: { fields: { response: matching(/couldn’t check this passkey/) } },
    })
  })

  test('but not with that of another account', async () => {
    const { browser, server } = await later()
    const { browser: other } = await server.registered(grace)
    const { authenticator } = await withPasskey(server, other)

    const response = authenticator.get(await requestOptions(browser))

    expect(await askPasskeys(browser, 'passkeyOptions', { response })).toMatchObject({
      error: { fields: { response: matching(/./) } },
    })
  })

  test('a login by password makes it recent again', async () => {
    const { browser } = await later()
    await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })
    expect((await askPasskeys(browser, 'passkeyOptions')).status).toBe(true)
  })
})

const refused = async (lies: Lies) => {
  const { authenticator, browser } = await start()
  expect(await addPasskey(browser, authenticator, { lies })).toMatchObject({
    http: 200,
    status: false,
    error: { message: 'We couldn’t add this passkey. Try again.' },
  })
  expect(await passkeysOf(browser)).toEqual([])
}

describe('an authenticator that creates a passkey is refused', () => {
  test.each<[string, Lies]>([
    ['on another origin', { origin: 'http://localhost.evil.example' }],
    ['on another port of this machine', { origin: 'http://localhost:1' }],
    ['for another host', { rpId: 'evil.example' }],
    ['in a frame', { crossOrigin: true }],
    ['as a login', { type: 'webauthn.get' }],
    ['without verifying its owner', { isVerified: false }],
    ['with a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['with a challenge that is too long', { challenge: 'A'.repeat(1_000) }],
    ['with an algorithm that was not offered', { algorithm: -47 }],
    ['with an unknown attestation', { attestation: () => ['other', new Map()] }],
    [
      'with certificates, whose addresses nobody opens',
      {
        attestation: (sig) => [
          'packed',
          new Map<string, Uint8Array | Uint8Array[] | number>([
            ['alg', -7],
            ['sig', sig],
            ['x5c', [sig]],
          ]),
        ],
      },
    ],
    [
      'with another’s signature in its attestation',
      {
        attestation: () => [
          'packed',
          new Map<string, Uint8Array | number>([
            ['alg', -7],
            ['sig', new Uint8Array(70)],
          ]),
        ],
      },
    ],
  ])('%s', (_, lies) => refused(lies))

  test('but not for a self-signature in place of an attestation', async () => {
    const { authenticator, browser } = await start()
    const lies: Lies = {
      attestation: (sig) => [
        'packed',
        new Map<string, Uint8Array | number>([
          ['alg', -7],
          ['sig', sig],
        ]),
      ],
    }
    expect((await addPasskey(browser, authenticator, { lies })).status).toBe(true)
  })

  test('with the challenge of another browser of the same account', async () => {
    const { authenticator, browser, server } = await start()
    const other = server.browser()
    await other.call('login', { emailAddress: ada.emailAddress, password: ada.password })
    const response = authenticator.create(await creationOptions(other))

    expect(await askPasskeys(browser, 'addPasskey', { name: 'Laptop', response })).toMatchObject({
      status: false,
    })
  })

  test('with the challenge of another account in the same browser', async () => {
    const { authenticator, browser, server } = await start()
    await server.registered(grace)
    const response = authenticator.create(await creationOptions(browser))
    await browser.call('login', { emailAddress: grace.emailAddress, password: grace.password })

    expect(await askPasskeys(browser, 'addPasskey', { name: 'Laptop', response })).toMatchObject({
      status: false,
    })
  })

  test('with a challenge for a login', async () => {
    const { authenticator, browser } = await start()
    const { challenge } = await requestOptions(browser)
    const response = authenticator.create(await creationOptions(browser), { challenge })

    expect((await askPasskeys(browser, 'addPasskey', { name: 'Laptop', response })).status).toBe(false)
  })

  test('a second time, and after five minutes', async () => {
    const { authenticator, browser, server } = await start()
    const response = authenticator.create(await creationOptions(browser))
    const add = (answer: object) => askPasskeys(browser, 'addPasskey', { name: 'Laptop', response: answer })
    expect((await add(response)).status).toBe(true)
    expect((await add(response)).status).toBe(false)

    const late = authenticator.create(await creationOptions(browser))
    server.clock.now += minutes(5)
    expect((await add(late)).status).toBe(false)
  })

  test('with a passkey that an account already has', async () => {
    const { authenticator, browser } = await start()
    const taken = await addPasskey(browser, authenticator, { lies: { credentialId: 'A'.repeat(43) } })
    expect(taken.status).toBe(true)

    expect(
      await addPasskey(browser, authenticator, { lies: { credentialId: 'A'.repeat(43) } }),
    ).toMatchObject({
      status: false,
      error: { message: 'This passkey is already in use. Add another one.' },
    })
  })
})

describe('a malformed response is refused without parsing', () => {
  const nested = Buffer.from(`${'\u0081'.repeat(6_000)}\u0000`, 'latin1').toString('base64url')
  test.each<[string, (response: ReturnType<Authenticator['create']>) => unknown, number]>([
    ['without an ID', ({ id: _, ...rest }) => rest, 400],
    ['with an ID of more than 1,023 bytes', (answer) => ({ ...answer, id: 'A'.repeat(1_365) }), 400],
    ['of more than 16 KiB', (answer) => ({ ...answer, more: 'A'.repeat(16 * 1_024) }), 413],
    ['that is a list', () => [], 400],
    ['of another type', (answer) => ({ ...answer, type: 'password' }), 400],
    ['whose ID is another’s', (answer) => ({ ...answer, id: 'AAAA', rawId: 'AAAA' }), 200],
    [
      'with an attestation that is nested 6,000 times',
      (answer) => ({
        ...answer,
        response: { ...answer.response, attestationObject: nested },
      }),
      200,
    ],
    [
      'with client data that is no JSON',
      (answer) => ({
        ...answer,
        response: { ...answer.response, clientDataJSON: 'AAAA' },
      }),
      200,
    ],
  ])('%s', async (_, change, http) => {
    const { authenticator, browser } = await start()
    const response = change(authenticator.create(await creationOptions(browser)))
    expect(await askPasskeys(browser, 'addPasskey', { name: 'Laptop', response })).toMatchObject({
      http,
      status: false,
    })
  })
})

test('neither a challenge nor its cookie can be read from the data', async () => {
  const { browser, server } = await start()
  const { challenge } = await requestOptions(browser)
  const cookie = browser.cookies.get('cp') ?? ''

  const data = await contentOf(server)

  expect(cookie).toHaveLength(43)
  expect(data).not.toContain(challenge)
  expect(data).not.toContain(cookie)
})

test('a browser has ten challenges, of which the oldest are removed', async () => {
  const { browser, server } = await start()
  const authenticator = new Authenticator(passkeyOrigin(server))
  const first = authenticator.create(await creationOptions(browser))
  const second = authenticator.create(await creationOptions(browser))
  for (let count = 0; count < 9; count += 1) await requestOptions(browser)

  const add = (response: object) => askPasskeys(browser, 'addPasskey', { name: 'Laptop', response })
  expect((await add(first)).status).toBe(false)
  expect((await add(second)).status).toBe(true)
})
