// @module-tag security
import { expect, test } from 'vitest'
import { createPasswords } from '../../../server/security/passwords.ts'
import { withStore } from '../support/databases.ts'
import { ada, grace, matching, startTestServer } from '../support/harness.ts'
import { quickPasswords } from '../support/quickPasswords.ts'

const { emailAddress } = ada
const USER_FIELDS = [
  'id',
  'firstName',
  'lastName',
  'emailAddress',
  'provider',
  'isVerified',
  'picture',
  'ipAddress',
  'createdOn',
  'dateOfBirth',
  'userName',
]

test('Registration returns the eleven fields of the user and logs in.', async () => {
  const { browser: open } = await startTestServer()
  const browser = open()

  const answer = await browser.call('register', {
    ...ada,
    firstName: ' Ada ',
    emailAddress: ' Ada@Example.COM ',
  })

  expect(answer).toMatchObject({
    http: 200,
    status: true,
    error: null,
    result: {
      id: matching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      firstName: 'Ada',
      lastName: 'Byron',
      emailAddress: 'ada@example.com',
      provider: 'email',
      isVerified: false,
      picture: '',
      ipAddress: '',
      createdOn: matching(/^2030-01-01T00:00:00\.\d{3}Z$/),
      dateOfBirth: '',
      userName: '',
    },
  })
  expect(Object.keys(answer.result ?? {})).toEqual(USER_FIELDS)
  expect((await browser.call('session')).result).toEqual(answer.result)
})

test('Registration with a known address, in any letter case, is refused with the next step.', async () => {
  const server = await startTestServer()
  await server.registered()

  const answer = await server.browser().call('register', { ...ada, emailAddress: 'ADA@example.com' })

  expect(answer).toMatchObject({ http: 200, status: false, result: null })
  expect(answer.error?.message).toMatch(/Log in, or reset your password/)
  expect(answer.error?.fields).toHaveProperty('emailAddress')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('Twenty concurrent registrations of one address make one account and one email.', async () => {
  const server = await startTestServer()

  const answers = await Promise.all(Array.from({ length: 20 }, () => server.browser().call('register', ada)))

  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect(answers.every(({ http }) => http === 200)).toBe(true)
  expect(await server.mails()).toHaveLength(1)
})

test('a password that contains the name of the address is refused', async () => {
  const server = await startTestServer()

  const answer = await server.browser().call('register', { ...grace, password: 'xGRACE2026!a' })

  expect(answer).toMatchObject({ status: false, error: { fields: { password: matching(/./) } } })
})

test('Login returns the registered user.', async () => {
  const server = await startTestServer()
  const { user } = await server.registered()

  const answer = await server
    .browser()
    .call('login', { emailAddress: ' ADA@example.com', password: ada.password })

  expect(answer).toMatchObject({ http: 200, status: true, result: user })
})

test('A wrong password and an unknown address get the same refusal, byte for byte.', async () => {
  const server = await startTestServer()
  await server.registered()
  const faces = await Promise.all(
    ['ada@example.com', 'nobody@example.com'].map(async (address) => {
      const { headers, http, text } = await server
        .browser()
        .call('login', { emailAddress: address, password: 'Analytical1?' })
      return {
        http,
        text,
        headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      }
    }),
  )

  expect(faces[0]).toEqual(faces[1])
  expect(faces[0]?.text).toContain('"status":false')
  expect(faces[0]?.text).not.toContain('"fields"')
})

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

// Retries, because load on the machine can distort one comparison, but hardly three in a row.
const comparing = { retry: 2 }

test('A wrong password and an unknown address take the same time.', comparing, async () => {
  const server = await startTestServer({ passwords: createPasswords() })
  await server.registered()
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  // Alternates the addresses, so that load on the machine slows both.
  for (let turn = 0; turn < 30; turn += 1) {
    for (const [kind, address] of [
      ['known', emailAddress],
      ['unknown', `nobody${turn}@example.com`],
    ] as const) {
      const began = performance.now()
      await server.browser().call('login', { emailAddress: address, password: 'Analytical1?' })
      took[kind].push(performance.now() - began)
    }
  }

  const ratio = median(took.unknown) / median(took.known)
  expect(ratio).toBeGreaterThan(0.75)
  expect(ratio).toBeLessThan(1.33)
})

test('A request for a reset link takes the same time for an unknown address.', comparing, async () => {
  const server = await startTestServer()
  const took: number[][] = [[], []]
  for (let turn = 0; turn < 20; turn += 1) {
    const address = `ada${turn}@example.com`
    await server.registered({ ...ada, emailAddress: address })
    await server.deliverMails()
    for (const [kind, asked] of [address, `nobody${turn}@example.com`].entries()) {
      const began = performance.now()
      await server.browser().call('forgotPassword', { emailAddress: asked })
      took[kind]?.push(performance.now() - began)
      await server.deliverMails()
    }
  }
  const [known = 0, unknown = 0] = took.map(median)

  expect(unknown / known).toBeGreaterThan(0.6)
  expect(unknown / known).toBeLessThan(1.67)
})

test('A password typed in another Unicode form is accepted by login, reset and change.', async () => {
  const [apart, composed] = ['Grove-Walk-2026e\u0301', 'Grove-Walk-2026\u00e9']
  const server = await startTestServer()
  const { browser } = await server.registered({ ...ada, password: apart })
  const logIn = async (password: string) =>
    (await server.browser().call('login', { emailAddress: ada.emailAddress, password })).status

  expect(await logIn(composed)).toBe(true)
  expect(await logIn(apart)).toBe(true)
  expect(
    await browser.call('changePassword', { currentPassword: composed, password: `${apart}\uff11` }),
  ).toMatchObject({ status: true })
  expect(await logIn(`${composed}1`)).toBe(true)
  expect(await logIn(composed)).toBe(false)
})

test('An account from before password normalization logs in as before, and afterwards with both forms.', async () => {
  const [apart, composed] = ['Grove-Walk-2026e\u0301', 'Grove-Walk-2026\u00e9']
  const server = await startTestServer()
  await server.registered()
  await server.close()
  const before = await quickPasswords().hash(apart)
  await withStore(server, (db) => db.updateTable('accounts').set({ password_hash: before }).execute())
  const again = await startTestServer({ place: server })
  const logIn = async (password: string) =>
    (await again.browser().call('login', { emailAddress: ada.emailAddress, password })).status

  expect(await logIn(composed)).toBe(false)
  expect(await logIn(apart)).toBe(true)
  expect(await logIn(composed)).toBe(true)
  expect(await logIn(apart)).toBe(true)
})

test('Spaces around a password are part of it.', async () => {
  const server = await startTestServer()
  await server.registered()

  const answer = await server
    .browser()
    .call('login', { emailAddress: ada.emailAddress, password: `${ada.password} ` })

  expect(answer.status).toBe(false)
})
