// @module-tag security
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { roles, type Role } from '../../../contract/roles.ts'
import { withStore } from '../support/databases.ts'
import { ada, type Browser, matching, readAnswer, startTestServer } from '../support/harness.ts'
import { adaAtIssuer, providerEnv, signInWithProvider, startTestIssuer } from '../support/issuer.ts'

async function startBoth(env: Readonly<Record<string, string>> = {}) {
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: { ...providerEnv(issuer.origin), ...env } })
  return { issuer, server }
}

const call = async (
  browser: Browser,
  role: Role,
  name: 'linkProvider' | 'finishRegistration' | 'listProviders' | 'unlinkProvider' | 'removePasskey',
  payload: object = {},
) =>
  readAnswer(
    await browser.send(`/api/${role}/${contract.identity[name].path}`, { body: JSON.stringify(payload) }),
  )

test('a new candidate is logged in as the person verified by the provider, with the cookies of a login', async () => {
  const { server } = await startBoth()
  const browser = server.browser()

  expect(await signInWithProvider(browser)).toBe('/candidate/dashboard')

  const { result } = await browser.call('session')
  expect(result).toMatchObject({
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    provider: 'social',
    isVerified: true,
  })
  expect([...browser.cookies.keys()].toSorted()).toEqual(['candidate', 'cd', 'cs'])
  const kept = new URLSearchParams(`user=${browser.cookies.get('candidate')}`).get('user') ?? ''
  expect(JSON.parse(kept)).toEqual(result)
})

test('a person who returns, also with another address, is logged in to the same account', async () => {
  const { server } = await startBoth()
  await signInWithProvider(server.browser())
  const again = server.browser()

  await signInWithProvider(again, { person: { ...adaAtIssuer, email: 'lovelace@example.com' } })

  expect((await again.call('session')).result).toMatchObject({ emailAddress: 'ada@example.com' })
})

test.each([
  ['/jobs?q=engine', '/jobs?q=engine'],
  ['https://evil.example', '/candidate/dashboard'],
  ['//evil.example', '/candidate/dashboard'],
  ['/\\evil.example', '/candidate/dashboard'],
])('the page after the login is one of ours: %s', async (next, expected) => {
  const { server } = await startBoth()

  expect(await signInWithProvider(server.browser(), { next })).toBe(expected)
})

test('an address that the provider has not verified creates an account that has to verify it', async () => {
  const { server } = await startBoth()
  const browser = server.browser()

  expect(await signInWithProvider(browser, { person: { ...adaAtIssuer, email_verified: 'off' } })).toBe(
    '/candidate/dashboard',
  )

  expect((await browser.call('session')).result).toMatchObject({ isVerified: false })
  expect(await server.mails('ada@example.com')).toHaveLength(1)
})

test('names are cleaned like typed ones, and invalid ones are left out', async () => {
  const { server } = await startBoth()
  const browser = server.browser()

  await signInWithProvider(browser, {
    person: { ...adaAtIssuer, given_name: ' A\u200bda\t', family_name: 'B'.repeat(300) },
  })

  expect((await browser.call('session')).result).toMatchObject({ firstName: 'Ada', lastName: '' })
})

test('a new employer has no account before their company has a name', async () => {
  const { server } = await startBoth()
  const browser = server.browser()

  expect(await signInWithProvider(browser, { role: 'employer', next: '/employer/jobs' })).toBe(
    '/auth/company?next=%2Femployer%2Fjobs',
  )
  expect((await browser.call('session', {}, 'employer')).result).toBeNull()
  expect(
    await call(browser, 'employer', 'finishRegistration', { companyName: 'Engine Works' }),
  ).toMatchObject({
    status: true,
    result: { emailAddress: 'ada@example.com', isVerified: true, company: { name: 'Engine Works' } },
  })
  expect((await browser.call('session', {}, 'employer')).result).toMatchObject({ provider: 'social' })
  expect(
    await call(browser, 'employer', 'finishRegistration', { companyName: 'Engine Works' }),
  ).toMatchObject({
    http: 410,
  })
})

test('an address with an account is connected after its password is entered', async () => {
  const { server } = await startBoth()
  const { user } = await server.registered()
  const browser = server.browser()

  expect(await signInWithProvider(browser)).toBe('/auth/link/candidate')
  expect((await browser.call('session')).result).toBeNull()
  expect(await call(browser, 'candidate', 'linkProvider', { password: 'Analytical1?' })).toMatchObject({
    http: 200,
    status: false,
  })
  expect(await call(browser, 'candidate', 'linkProvider', { password: ada.password })).toMatchObject({
    status: true,
    result: { id: user.id, provider: 'email' },
  })

  const later = server.browser()
  expect(await signInWithProvider(later)).toBe('/candidate/dashboard')
  expect((await later.call('session')).result).toMatchObject({ id: user.id })
})

test('a person who does not know the password connects by a mailed link, which removes what the account’s creator left', async () => {
  const { issuer } = { issuer: await startTestIssuer() }
  const server = await startTestServer({ env: providerEnv(issuer.origin) })
  const stranger = server.browser()
  await signInWithProvider(stranger, {
    person: { ...adaAtIssuer, sub: 'stranger', email_verified: 'off' },
  })
  const owner = server.browser()
  expect(await signInWithProvider(owner)).toBe('/auth/link/candidate')

  await owner.call('forgotPassword', { emailAddress: ada.emailAddress })
  const resetPasswordCode = await server.codeFor(ada.emailAddress, 'Reset')
  await owner.call('checkResetPasswordCode', { emailAddress: ada.emailAddress, resetPasswordCode })
  await owner.call('createPassword', { emailAddress: ada.emailAddress, password: ada.password })

  expect(await call(owner, 'candidate', 'linkProvider', { password: ada.password })).toMatchObject({
    status: true,
    result: { isVerified: true },
  })
  expect((await stranger.call('session')).result).toBeNull()
  expect(
    await signInWithProvider(server.browser(), {
      person: { ...adaAtIssuer, sub: 'stranger', email_verified: 'off' },
    }),
  ).toBe('/auth/login/candidate?refused=unverified')
})

test('connected providers are listed, and the last way to log in cannot be removed', async () => {
  const { server } = await startBoth()
  const browser = server.browser()
  await signInWithProvider(browser)

  expect((await call(browser, 'candidate', 'listProviders')).result).toEqual([
    {
      provider: 'acme',
      label: 'Acme',
      emailAddress: 'ada@example.com',
      linkedAt: matching(/^2030-01-01T/),
    },
  ])
  expect(await call(browser, 'candidate', 'unlinkProvider', { provider: 'acme' })).toMatchObject({
    status: false,
    error: { message: matching(/Set a password first/) },
  })
  expect(await call(browser, 'candidate', 'unlinkProvider', { provider: 'other' })).toMatchObject({
    http: 404,
  })

  const { emailAddress, password } = ada
  await browser.call('forgotPassword', { emailAddress })
  const resetPasswordCode = await server.codeFor(emailAddress, 'Reset')
  await browser.call('checkResetPasswordCode', { emailAddress, resetPasswordCode })
  await browser.call('createPassword', { emailAddress, password })
  await browser.call('login', { emailAddress, password })
  expect(await call(browser, 'candidate', 'unlinkProvider', { provider: 'acme' })).toMatchObject({
    status: true,
    result: [],
  })
  expect(await signInWithProvider(server.browser())).toBe('/auth/link/candidate')
})

test('a provider that is no longer in the settings is no way to log in', async () => {
  const { issuer } = { issuer: await startTestIssuer() }
  const first = await startTestServer({
    env: { ...providerEnv(issuer.origin), ...providerEnv('https://gone.invalid', 'GONE', 'Gone') },
  })
  const browser = first.browser()
  await signInWithProvider(browser)
  await first.close()
  await withStore(first, async (db) => {
    const { account_id } = await db.selectFrom('identities').select('account_id').executeTakeFirstOrThrow()
    await db
      .insertInto('identities')
      .values({
        account_id,
        role: 'candidate',
        provider: 'gone',
        issuer: 'https://gone.invalid',
        subject: '1',
        email_address: '',
        is_verified: 0,
        linked_at: 1,
      })
      .execute()
  })
  const second = await startTestServer({ place: first, env: providerEnv(issuer.origin) })
  const same = second.browser()
  await signInWithProvider(same)

  expect((await call(same, 'candidate', 'listProviders')).result).toMatchObject([
    { provider: 'gone', label: 'gone.invalid' },
    { provider: 'acme', label: 'Acme' },
  ])
  expect(await call(same, 'candidate', 'unlinkProvider', { provider: 'acme' })).toMatchObject({
    status: false,
  })
})

test('a passkey is a way to log in: with it the last provider can be removed, and then the passkey cannot', async () => {
  const issuer = await startTestIssuer()
  const first = await startTestServer({ env: providerEnv(issuer.origin) })
  await signInWithProvider(first.browser())
  await first.close()
  await withStore(first, async (db) => {
    const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const key = { credential_id: 'one', public_key: 'key', counter: 0, transports: '', name: 'Phone' }
    await db
      .insertInto('passkeys')
      .values({ ...key, id: 'one', account_id: id, created_at: 1, last_used_at: null })
      .execute()
  })
  const second = await startTestServer({ place: first, env: providerEnv(issuer.origin) })
  const browser = second.browser()
  await signInWithProvider(browser)

  expect(await call(browser, 'candidate', 'unlinkProvider', { provider: 'acme' })).toMatchObject({
    status: true,
    result: [],
  })
  expect(await call(browser, 'candidate', 'removePasskey', { id: 'one' })).toMatchObject({
    status: false,
    error: { message: matching(/Set a password first/) },
  })
})

test('an account without a password gets the same login refusal as a wrong password, and a message at the change', async () => {
  const { server } = await startBoth()
  const browser = server.browser()
  await signInWithProvider(browser)
  await server.registered({ ...ada, emailAddress: 'other@example.com' })

  const { emailAddress, password } = ada
  const logIn = async (address: string) =>
    (await server.browser().call('login', { emailAddress: address, password: 'Analytical1?' })).text
  expect(await logIn(emailAddress)).toBe(await logIn('other@example.com'))
  expect(
    await browser.call('changePassword', { currentPassword: password, password: 'Analytical2!' }),
  ).toMatchObject({ status: false, error: { message: matching(/no password yet/) } })
})

const offered = async (origin: string) => readAnswer(await fetch(`${origin}/api/providers`))

test('the providers are listed in the order of the settings, and without any there is no list', async () => {
  const server = await startTestServer({
    env: {
      ...providerEnv('https://two.example', 'TWO', 'Two'),
      ...providerEnv('https://one.example', 'ONE', 'One'),
    },
  })
  expect((await offered(server.base)).result).toEqual({
    providers: [
      { name: 'two', label: 'Two' },
      { name: 'one', label: 'One' },
    ],
  })
  const plain = await startTestServer()
  expect((await offered(plain.base)).result).toEqual({ providers: [] })
  for (const role of roles) {
    expect((await fetch(`${plain.base}/auth/start/${role}/acme`)).status).toBe(404)
  }
})
