// @module-tag security
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, exportSPKI, importJWK, SignJWT, type JWTPayload } from 'jose'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { lockAccount } from '../../../../server/auth/accounts.ts'
import { endSessions } from '../../../../server/calls/shared/sessions.ts'
import { isOnPostgres, withStore } from '../../support/databases.ts'
import { runSql } from '../../store/runSql.ts'
import { ada, days, minutes, startTestServer } from '../../support/harness.ts'
import { deleteIn } from '../../support/deleting.ts'
import { clientOf, startHosted } from '../../support/hosted.ts'
import { credentials, loggedIn, sessionOf, signedUp } from './accounts.ts'

type Began = Awaited<ReturnType<typeof signedUp>>

/** Status and error code of a request with this token. */
async function answerTo({ publicKey, server }: Pick<Began, 'publicKey' | 'server'>, token: string) {
  const response = await fetch(`${server.base}/auth/v1/user`, {
    headers: { apikey: publicKey, Authorization: `Bearer ${token}` },
  })
  const body = v.parse(v.looseObject({ error_code: v.optional(v.string()) }), await response.json())
  return [response.status, body.error_code]
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) => {
  const [head = '', payload = '', signature = ''] = token.split('.')
  return { head, payload, signature, claims: decodeJwt(token) }
}

const keysSchema = v.object({ keys: v.array(v.looseObject({ kid: v.string() })) })

async function publishedKey({ server }: Pick<Began, 'server'>) {
  const response = await fetch(`${server.base}/auth/v1/.well-known/jwks.json`)
  const [key] = v.parse(keysSchema, await response.json()).keys
  if (!key) throw new Error('No key is published.')
  return key
}

const storedKeys = v.array(v.object({ id: v.string(), private_key: v.string() }))

/** Signs claims with the server's private key, which only a test with database access can read. */
async function signed({ server }: Pick<Began, 'server'>, claims: JWTPayload): Promise<string> {
  const [row] = v.parse(storedKeys, await runSql(server, 'select id, private_key from signing_keys'))
  if (!row) throw new Error('There is no key.')
  const key = await importJWK(JSON.parse(row.private_key), 'ES256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: row.id, typ: 'JWT' }).sign(key)
}

const forgeries: Readonly<Record<string, (began: Began) => string | Promise<string>>> = {
  'without a signature': ({ session }) => session.access_token.replace(/[^.]+$/, ''),
  'with the algorithm none': ({ session }) => {
    const { payload } = partsOf(session.access_token)
    return `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`
  },
  'signed with the public key as a secret': async (began) => {
    const { kid, ...jwk } = await publishedKey(began)
    const { payload } = partsOf(began.session.access_token)
    const publicKey = await importJWK(jwk, 'ES256')
    if (publicKey instanceof Uint8Array) throw new TypeError('The key is a secret.')
    const content = `${encoded({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`
    const signature = createHmac('sha256', await exportSPKI(publicKey))
      .update(content)
      .digest('base64url')
    return `${content}.${signature}`
  },
  'signed with another key under the name of ours': async (began) => {
    const { kid } = await publishedKey(began)
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return new SignJWT(decodeJwt(began.session.access_token))
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .sign(privateKey)
  },
  'with changed claims': ({ session }) => {
    const { claims, head, signature } = partsOf(session.access_token)
    return [head, encoded({ ...claims, sub: 'somebody' }), signature].join('.')
  },
  'of another issuer': (began) =>
    signed(began, { ...decodeJwt(began.session.access_token), iss: 'https://evil.example.com/auth/v1' }),
  'for another audience': (began) => signed(began, { ...decodeJwt(began.session.access_token), aud: 'anon' }),
  'that is not valid yet': (began) =>
    signed(began, { ...decodeJwt(began.session.access_token), nbf: began.server.clock.now / 1_000 + 60 }),
  'without an account': (began) => {
    const { sub: _, ...claims } = decodeJwt(began.session.access_token)
    return signed(began, claims)
  },
  'of three parts that are none': () => 'a.b.c',
}

test.each(Object.entries(forgeries))('A token %s is refused.', async (_, forge) => {
  const began = await signedUp()
  expect(await answerTo(began, began.session.access_token)).toEqual([200, undefined])
  expect(await answerTo(began, await forge(began))).toEqual([403, 'bad_jwt'])
})

test('A token is refused after 15 minutes, even if it was verified before.', async () => {
  const began = await signedUp()
  expect(await answerTo(began, began.session.access_token)).toEqual([200, undefined])
  began.server.clock.now += minutes(15)
  expect(await answerTo(began, began.session.access_token)).toEqual([403, 'bad_jwt'])
})

test('A token of a server whose clock is ahead is valid at once.', async () => {
  const began = await signedUp()
  began.server.clock.now += 3_000
  const { access_token } = await sessionOf(await loggedIn(began))
  began.server.clock.now -= 3_000
  expect(await answerTo(began, access_token)).toEqual([200, undefined])
})

test('A token of an ended session is refused at once.', async () => {
  const began = await signedUp()
  const other = await loggedIn(began)
  await other.auth.signOut({ scope: 'others' })
  expect(await answerTo(began, began.session.access_token)).toEqual([403, 'session_not_found'])
})

test('A token reveals nothing about a session of another role.', async () => {
  const began = await signedUp()
  const claims = decodeJwt(began.session.access_token)
  const token = await signed(began, { ...claims, app_metadata: { role: 'employer' } })
  expect(await answerTo(began, token)).toEqual([403, 'session_not_found'])
})

test('A token of an erased account is refused.', async () => {
  const began = await signedUp()
  await runSql(began.server, 'delete from accounts')
  expect(await answerTo(began, began.session.access_token)).toEqual([403, 'session_not_found'])
})

test('The tokens of an account that its owner deletes are refused at once.', async () => {
  const began = await signedUp()
  const browser = began.server.browser()
  await browser.call('login', { emailAddress: ada.emailAddress, password: ada.password })
  await deleteIn(browser)
  expect(await answerTo(began, began.session.access_token)).toEqual([403, 'session_not_found'])
  expect((await began.client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
})

test('A refresh token of an ended session cannot be used.', async () => {
  const began = await signedUp()
  const { refresh_token } = await sessionOf(began.client)
  await began.client.auth.signOut({ scope: 'global' })
  const { error } = await clientOf(began.server, began.publicKey).auth.refreshSession({ refresh_token })
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
})

test('A session is renewed at most 120 times an hour.', async () => {
  const { client, publicKey, server } = await signedUp({ RATE_LIMIT_SCALE: '1' })
  const renew = async () => (await client.auth.refreshSession()).error
  for (let count = 0; count < 120; count += 1) expect(await renew()).toBeNull()
  const session = await sessionOf(client)
  expect(await renew()).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  server.clock.now += minutes(61)
  // A new client, because a client remembers a refused token.
  expect((await clientOf(server, publicKey).auth.refreshSession(session)).error).toBeNull()
})

test('A new key signs after 90 days, and tokens of the old one stay valid.', async () => {
  const began = await signedUp()
  const { server } = began
  const first = await publishedKey(began)
  // One minute before the old key expires.
  server.clock.now += days(90) - minutes(1)
  const before = await sessionOf(await loggedIn(began))
  server.clock.now += minutes(2)
  const after = await sessionOf(await loggedIn(began))
  expect(partsOf(after.access_token).head).not.toBe(partsOf(before.access_token).head)
  expect(await answerTo(began, before.access_token)).toEqual([200, undefined])
  expect(await answerTo(began, after.access_token)).toEqual([200, undefined])
  server.clock.now += days(91)
  await loggedIn(began)
  expect((await publishedKey(began)).kid).not.toBe(first.kid)
})

test('Every request is recorded in the trail with its outcome, and without an address.', async () => {
  const { publicKey, server } = await startHosted()
  const { auth } = clientOf(server, publicKey)
  await auth.signInWithPassword(credentials)
  await auth.signUp({ ...credentials, options: { data: { firstName: 'Ada', lastName: 'Byron' } } })
  await auth.resetPasswordForEmail(ada.emailAddress)
  await auth.verifyOtp({ email: ada.emailAddress, token: '000000', type: 'recovery' })
  await auth.updateUser({ password: 'Differential2!' })
  await auth.signOut()
  await server.close()
  const events = await withStore(server, (db) =>
    db.selectFrom('security_events').selectAll().orderBy('at').execute(),
  )
  expect(events.map(({ call, outcome }) => [call, outcome])).toEqual([
    ['hosted.token', 'refused'],
    ['hosted.signup', 'done'],
    ['hosted.recover', 'done'],
    ['hosted.verify', 'refused'],
    ['hosted.updateUser', 'refused'],
    ['hosted.logout', 'done'],
  ])
  expect(JSON.stringify(events)).not.toContain(ada.emailAddress)
})

test.runIf(isOnPostgres())(
  'Two servers on one database verify each other’s tokens, also after a key rotation.',
  async () => {
    const env = { APP_ORIGIN: 'https://jobs.example.com' }
    const first = await signedUp(env)
    const server = await startTestServer({ env: { HOSTED_API: 'on', ...env }, place: first.server })
    const second = { publicKey: first.publicKey, server }
    expect(await answerTo(second, first.session.access_token)).toEqual([200, undefined])
    first.server.clock.now += days(89)
    server.clock.now = first.server.clock.now
    const old = await sessionOf(await loggedIn(first))
    first.server.clock.now += days(1)
    server.clock.now = first.server.clock.now
    // The first server reads the keys just before the second one creates a new one.
    await publishedKey(first)
    const fresh = await sessionOf(await loggedIn(second))
    expect(partsOf(fresh.access_token).head).not.toBe(partsOf(old.access_token).head)
    expect(await answerTo(first, fresh.access_token)).toEqual([200, undefined])
    const both = [await loggedIn(first), await loggedIn(second)]
    const tokens = await Promise.all(both.map(async (client) => (await sessionOf(client)).access_token))
    for (const token of tokens) {
      expect(await answerTo(first, token)).toEqual([200, undefined])
      expect(await answerTo(second, token)).toEqual([200, undefined])
    }
  },
)

test.runIf(isOnPostgres())(
  'A renewal waits for a call that ends the sessions of its account, and is then refused.',
  async () => {
    const { client, publicKey, server, session } = await signedUp()
    const { refresh_token } = await sessionOf(client)
    const renewal = await withStore(server, (db) =>
      db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, session.user.id)
        // Uses fetch, because the official client would retry.
        const renewing = fetch(`${server.base}/auth/v1/token?grant_type=refresh_token`, {
          method: 'POST',
          headers: { apikey: publicKey, 'Content-Type': 'application/json' },
          body: JSON.stringify({ refresh_token }),
        })
        const waiting = sql`select 1 from pg_locks where not granted`
        await vi.waitUntil(async () => (await waiting.execute(db)).rows.length > 0, { timeout: 2_000 })
        await endSessions(transaction, session.user.id)
        return { renewing }
      }),
    )
    const answer = await renewal.renewing
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'refresh_token_not_found' })
  },
)
