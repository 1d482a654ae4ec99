import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { ada } from '../../support/harness.ts'
import { withStore } from '../../support/databases.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'
import {
  adaAtIssuer,
  answerAtIssuer,
  canceling,
  follow,
  providerEnv,
  signInWithProvider,
  startTestIssuer,
} from '../../support/issuer.ts'
import { operatorAt } from '../../support/operators.ts'
import { credentials, fragmentOf, names } from './accounts.ts'

const origin = 'https://app.example.com'

/** Starts a server with a provider, a key with an origin, and a client in the PKCE flow. */
async function began() {
  const issuer = await startTestIssuer()
  const { server } = await startHosted(providerEnv(issuer.origin))
  const publicKey = await operatorAt(server)('key', 'create', 'App', '--origin', origin)
  const client = createClient(server.base, publicKey, {
    auth: { flowType: 'pkce', autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  })
  return { client, publicKey, server }
}

type Began = Awaited<ReturnType<typeof began>>

interface SignIn {
  readonly redirectTo?: string
  readonly role?: string
  readonly person?: Readonly<Record<string, string>>
  readonly companyName?: string
}

/** Follows the official client's redirect to the provider, signs in there, and returns the final target. */
async function throughProvider(
  { client, server }: Pick<Began, 'client' | 'server'>,
  { companyName, person = adaAtIssuer, redirectTo = `${origin}/after`, role = 'candidate' }: SignIn = {},
) {
  const { data } = await client.auth.signInWithOAuth({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client knows the names of its own providers alone
    provider: 'acme' as 'google',
    options: {
      redirectTo,
      skipBrowserRedirect: true,
      queryParams: { role, ...(companyName !== undefined && { companyName }) },
    },
  })
  const browser = server.browser()
  const { pathname, search } = new URL(data.url ?? '')
  const asked = await follow(browser, pathname + search)
  const back = await answerAtIssuer(asked, person)
  return { browser, target: await follow(browser, back.pathname + back.search) }
}

test('A sign-in with a provider creates an account, and gives the session to the client that started it.', async () => {
  const { client, server } = await began()
  const { browser, target } = await throughProvider({ client, server })
  expect(target.origin + target.pathname).toBe(`${origin}/after`)
  expect(target.hash).toBe('')
  const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: ada.emailAddress, app_metadata: { provider: 'acme' } })
  // The application stays logged out in this browser.
  expect((await browser.call('session')).result).toBeNull()
})

test('In the implicit flow the session is in the fragment.', async () => {
  const { publicKey, server } = await began()
  const { target } = await throughProvider({ client: clientOf(server, publicKey), server })
  expect(fragmentOf(target)).toMatchObject({ token_type: 'bearer', expires_in: '900' })
})

test('A sign-in with a provider redirects to no foreign origin.', async () => {
  const { client, server } = await began()
  const { target } = await throughProvider({ client, server }, { redirectTo: 'https://evil.example.com/' })
  expect(target.origin).toBe(server.origin)
})

test.each([
  ['that was canceled', { person: canceling }, 'bad_oauth_callback'],
  ['of a new employer, whose company has no name', { role: 'employer' }, 'signup_disabled'],
])('A sign-in %s returns with an error.', async (_, signIn, code) => {
  const { client, server } = await began()
  const { target } = await throughProvider({ client, server }, signIn)
  expect(fragmentOf(target)).toMatchObject({ error: 'access_denied', error_code: code })
})

test('A new employer signs up with a provider and the name of their company, once; later the name is ignored.', async () => {
  const { client, server } = await began()
  const companies = () =>
    withStore(server, (db) => db.selectFrom('companies').select('name').orderBy('name').execute())
  for (const companyName of ['  Engine Works ', 'Other Works']) {
    const { target } = await throughProvider({ client, server }, { role: 'employer', companyName })
    const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe(ada.emailAddress)
    const { data: postings } = await client.functions.invoke<unknown>('employer.list-postings')
    expect(postings).toMatchObject({ status: true })
  }
  await server.close()
  expect(await companies()).toEqual([{ name: 'Engine Works' }])
})

test('A candidate who signs up with a provider has no company, and an unusable name of one is refused.', async () => {
  const { client, server } = await began()
  const { target } = await throughProvider({ client, server }, { companyName: 'Engine Works' })
  expect(target.searchParams.get('code')).toBeTruthy()
  for (const companyName of ['', ' ', 'x'.repeat(1_000)]) {
    const query = new URLSearchParams({ provider: 'acme', role: 'employer', companyName })
    const response = await fetch(`${server.base}/auth/v1/authorize?${query}`, { redirect: 'manual' })
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
  }
  await server.close()
  expect(await withStore(server, (db) => db.selectFrom('companies').selectAll().execute())).toEqual([])
})

test('A provider cannot log in to an account created with a password.', async () => {
  const { client, publicKey, server } = await began()
  await clientOf(server, publicKey).auth.signUp({ ...credentials, options: { data: names } })
  const { target } = await throughProvider({ client, server })
  expect(fragmentOf(target)).toMatchObject({ error_code: 'user_already_exists' })
})

test('A provider’s response in another browser opens nothing.', async () => {
  const { client, server } = await began()
  const { data } = await client.auth.signInWithOAuth({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client knows the names of its own providers alone
    provider: 'acme' as 'google',
    options: { redirectTo: origin, skipBrowserRedirect: true },
  })
  const { pathname, search } = new URL(data.url ?? '')
  const back = await answerAtIssuer(await follow(server.browser(), pathname + search), adaAtIssuer)
  const target = await follow(server.browser(), back.pathname + back.search)
  expect(target.pathname + target.search).toBe('/auth/login/candidate?refused=expired')
})

test('A HEAD request starts no sign-in.', async () => {
  const { server } = await began()
  const response = await fetch(`${server.base}/auth/v1/authorize?provider=acme`, {
    method: 'HEAD',
    redirect: 'manual',
  })
  expect(response.headers.getSetCookie()).toEqual([])
  await server.close()
  expect(await withStore(server, (db) => db.selectFrom('provider_flows').selectAll().execute())).toEqual([])
})

test('An unknown provider is refused.', async () => {
  const { server } = await began()
  const response = await fetch(`${server.base}/auth/v1/authorize?provider=google`, { redirect: 'manual' })
  expect(await response.json()).toMatchObject({ code: 400, error_code: 'oauth_provider_not_supported' })
})

test('A provider is unlinked, unless it is the only way to log in.', async () => {
  const { client, server } = await began()
  const { target } = await throughProvider({ client, server })
  await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  const { data } = await client.auth.getUserIdentities()
  const [identity] = data?.identities ?? []
  if (!identity) throw new Error('There is no identity.')
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  })
  expect((await client.auth.updateUser({ password: ada.password })).error).toBeNull()
  expect((await client.auth.unlinkIdentity(identity)).error).toBeNull()
  const { data: left } = await client.auth.getUserIdentities()
  expect(left?.identities.map(({ provider }) => provider)).toEqual(['email'])
})

test('A sign-in of the application with the same provider is unaffected.', async () => {
  const { server } = await began()
  const browser = server.browser()
  expect(await signInWithProvider(browser)).not.toContain('refused')
  expect((await browser.call('session')).result).toMatchObject({ emailAddress: ada.emailAddress })
})
