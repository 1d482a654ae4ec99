import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { ada, minutes } from '../support/harness.ts'
import { clientOf, startHosted } from '../support/hosted.ts'

async function loggedIn() {
  const { publicKey, server } = await startHosted()
  await server.registered()
  const client = clientOf(server, publicKey)
  const { data, error } = await client.auth.signInWithPassword({
    email: ada.emailAddress,
    password: ada.password,
  })
  expect(error).toBeNull()
  if (!data.session) throw new Error('There is no session.')
  return { client, publicKey, server, session: data.session }
}

test('The official client logs in with a password and gets a token that the published keys verify.', async () => {
  const { server, session } = await loggedIn()
  const keys = createRemoteJWKSet(new URL(`${server.base}/auth/v1/.well-known/jwks.json`))
  const { payload, protectedHeader } = await jwtVerify(session.access_token, keys, {
    currentDate: new Date(server.clock.now),
  })
  expect(protectedHeader.alg).toBe('ES256')
  expect(payload).toMatchObject({
    iss: `${server.origin}/auth/v1`,
    sub: session.user.id,
  })
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 900 })
  expect(session.user).toMatchObject({ email: ada.emailAddress, identities: [{ provider: 'email' }] })
})

test('A wrong password is refused with the error of the official client.', async () => {
  const { publicKey, server } = await startHosted()
  await server.registered()
  const { error } = await clientOf(server, publicKey).auth.signInWithPassword({
    email: ada.emailAddress,
    password: 'Wrong1234',
  })
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  })
})

test('A refresh token is exchanged once, and its reuse ends the session.', async () => {
  const { client, server, session } = await loggedIn()
  const refreshed = await client.auth.refreshSession(session)
  expect(refreshed.error).toBeNull()
  server.clock.now += minutes(1)
  const reused = await client.auth.refreshSession({ refresh_token: session.refresh_token })
  expect(reused.error).toMatchObject({ code: 'refresh_token_already_used' })
  const next = refreshed.data.session?.refresh_token ?? ''
  expect((await client.auth.refreshSession({ refresh_token: next })).error).toMatchObject({
    code: 'refresh_token_not_found',
  })
})

test('Two tabs that refresh at once both get a session.', async () => {
  const { publicKey, server, session } = await loggedIn()
  const answers = await Promise.all(
    [1, 2].map(() =>
      clientOf(server, publicKey).auth.refreshSession({ refresh_token: session.refresh_token }),
    ),
  )
  expect(answers.map(({ error }) => error)).toEqual([null, null])
})

test('A logout ends the session of the token at once.', async () => {
  const { client, server, publicKey, session } = await loggedIn()
  expect((await client.auth.getUser()).data.user?.email).toBe(ada.emailAddress)
  await client.auth.signOut({ scope: 'local' })
  const after = await clientOf(server, publicKey).auth.getUser(session.access_token)
  expect(after.error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('A request without a valid key is refused.', async () => {
  const { server } = await startHosted()
  const client = clientOf(server, 'pk_unknown')
  const { error } = await client.auth.signInWithPassword({ email: ada.emailAddress, password: ada.password })
  expect(error).toMatchObject({ status: 401, message: 'Invalid API key' })
})
