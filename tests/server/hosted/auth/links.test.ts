import { expect, test } from 'vitest'
import { createClient } from '@supabase/supabase-js'
import { withStore } from '../../support/databases.ts'
import { ada } from '../../support/harness.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'
import { operatorAt } from '../../support/operators.ts'
import { credentials, fragmentOf, mailedCode, names, openMailed, signedUp } from './accounts.ts'

const email = ada.emailAddress
const other = 'https://app.example.com'

/** Creates a public key for a program at another origin. */
const keyFor = (server: Parameters<typeof operatorAt>[0]) =>
  operatorAt(server)('key', 'create', 'App', '--origin', other)

/** The official client in the PKCE flow, with storage that survives the client. */
function pkceClient(base: string, publicKey: string, stored = new Map<string, string>()) {
  const client = createClient(base, publicKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  })
  return { client, stored }
}

test('A login link returns with a session in the fragment.', async () => {
  const { server } = await signedUp()
  const publicKey = await keyFor(server)
  const redirectTo = `${other}/after?page=2`
  await clientOf(server, publicKey).auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } })
  const target = await openMailed((await mailedCode(server, email, 'Your login code')).link)
  expect(target.origin + target.pathname + target.search).toBe(redirectTo)
  const session = fragmentOf(target)
  expect(session).toMatchObject({ token_type: 'bearer', type: 'magiclink', expires_in: '900' })
  const { auth } = clientOf(server, publicKey)
  const opened = await auth.setSession({
    access_token: session['access_token'] ?? '',
    refresh_token: session['refresh_token'] ?? '',
  })
  expect(opened.data.user?.email).toBe(email)
})

test.each([
  'https://evil.example.com/',
  '//evil.example.com',
  'https://app.example.com@evil.example.com/',
  'https://app.example.com.evil.example.com/',
  'javascript:alert(1)',
  'data:text/html,hi',
  'not an address',
])('A link with the address %s leads to our own origin.', async (redirectTo) => {
  const { publicKey, server } = await signedUp()
  await clientOf(server, publicKey).auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } })
  const { link } = await mailedCode(server, email, 'Your login code')
  expect(link.searchParams.get('redirect_to')).toBeNull()
  link.searchParams.set('redirect_to', redirectTo)
  expect((await openMailed(link)).origin).toBe(server.origin)
})

test('A key leads to no origin of another key.', async () => {
  const { publicKey, server } = await signedUp()
  await keyFor(server)
  await clientOf(server, publicKey).auth.signInWithOtp({ email, options: { emailRedirectTo: other } })
  expect((await mailedCode(server, email, 'Your login code')).link.searchParams.has('redirect_to')).toBe(
    false,
  )
})

test('A used link returns with an error that the official client understands.', async () => {
  const { server } = await signedUp()
  const publicKey = await keyFor(server)
  await clientOf(server, publicKey).auth.signInWithOtp({ email, options: { emailRedirectTo: other } })
  const { link } = await mailedCode(server, email, 'Your login code')
  await openMailed(link)
  const target = await openMailed(link)
  expect(target.origin).toBe(other)
  expect(fragmentOf(target)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' })
})

test('A program that only previews a link does not use it, and the trail records only its use.', async () => {
  const { publicKey, server } = await signedUp()
  await clientOf(server, publicKey).auth.signInWithOtp({ email })
  const { link } = await mailedCode(server, email, 'Your login code')
  await fetch(link, { method: 'HEAD', redirect: 'manual' })
  expect(fragmentOf(await openMailed(link))).toHaveProperty('access_token')
  await server.close()
  const opened = await withStore(server, (db) =>
    db.selectFrom('security_events').select('outcome').where('call', '=', 'hosted.openLink').execute(),
  )
  expect(opened).toEqual([{ outcome: 'done' }])
})

test('With PKCE a recovery link returns a code, and only the client that requested it gets the session.', async () => {
  const { server } = await signedUp()
  const publicKey = await keyFor(server)
  const { client, stored } = pkceClient(server.base, publicKey)
  await client.auth.resetPasswordForEmail(email, { redirectTo: `${other}/reset` })
  const target = await openMailed((await mailedCode(server, email, 'Reset')).link)
  expect(target.hash).toBe('')
  const code = target.searchParams.get('code') ?? ''
  const events: string[] = []
  const returned = pkceClient(server.base, publicKey, stored).client
  returned.auth.onAuthStateChange((event) => void events.push(event))
  expect((await returned.auth.exchangeCodeForSession(code)).data.session?.user.email).toBe(email)
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await returned.auth.updateUser({ password: 'Differential2!' })).error).toBeNull()
})

test('With PKCE the link of a signup logs the same client in.', async () => {
  const { server } = await startHosted()
  const { client, stored } = pkceClient(server.base, await keyFor(server))
  await client.auth.signUp({ ...credentials, options: { data: names, emailRedirectTo: other } })
  const target = await openMailed((await mailedCode(server)).link)
  const verifier = [...stored].find(([key]) => key.includes('code-verifier'))
  expect(verifier).toBeDefined()
  const { data } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(data.user?.email_confirmed_at).toBeDefined()
})

test('A wrong verifier ends the session of the code, which then no longer works.', async () => {
  const { server } = await signedUp()
  const publicKey = await keyFor(server)
  const { client } = pkceClient(server.base, publicKey)
  await client.auth.signInWithOtp({ email, options: { emailRedirectTo: other } })
  const target = await openMailed((await mailedCode(server, email, 'Your login code')).link)
  const exchange = (code_verifier: string) =>
    fetch(`${server.base}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: publicKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ auth_code: target.searchParams.get('code'), code_verifier }),
    }).then((response) => response.json())
  expect(await exchange('wrong')).toMatchObject({ code: 400, error_code: 'bad_code_verifier' })
  const right = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(right.error).toMatchObject({ status: 404, code: 'flow_state_not_found' })
})

test('A challenge with another method than S256 is refused.', async () => {
  const { publicKey, server } = await signedUp()
  const response = await fetch(`${server.base}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: publicKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }),
  })
  expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
})
