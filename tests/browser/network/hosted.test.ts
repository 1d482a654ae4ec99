import { expect, test } from 'vitest'
import { applicationCalls } from '../../../contract/applications/calls.ts'
import { authCalls } from '../../../contract/auth/calls.ts'
import { searchReads } from '../../../contract/search/reads.ts'
import { sessionCalls } from '../../../contract/session/calls.ts'
import { failureWords } from '../../../src/words/failures.ts'
import { candidate } from '../../machines/support/events.ts'
import {
  answering,
  asCandidate,
  backend,
  beganAt,
  bearerOf,
  credentials,
  envelope,
  failureOf,
  loadPage,
  newcomer,
  publicKey,
  refusalOf,
  sessionOf,
  signal,
  storageKey,
  store,
  tokenOf,
  runInHostedBuild,
} from '../support/hostedBackend.ts'

runInHostedBuild()

test('A login returns the person from the session function, and the next call carries the token.', async () => {
  const { asked, paths } = answering({
    '/auth/v1/token': () => Response.json(sessionOf('ada')),
    '/functions/v1/candidate.session': () => envelope(candidate),
    '/functions/v1/candidate.count-waiting': () => envelope({ waiting: 2 }),
  })
  const { events, request } = await loadPage()
  expect(await request(authCalls.login, credentials, asCandidate)).toMatchObject({ id: 'c1' })
  await request(applicationCalls.countWaiting, {}, asCandidate)
  expect(paths()).toEqual([
    '/auth/v1/token?grant_type=password',
    '/functions/v1/candidate.session',
    '/functions/v1/candidate.count-waiting',
  ])
  expect(asked[0]?.headers.get('x-role')).toBe('candidate')
  expect(asked[0]?.headers.get('apikey')).toBe(publicKey)
  expect(bearerOf(asked[2])).toBe(`Bearer ${tokenOf('ada')}`)
  expect(events).toMatchObject([{ type: 'SIGNED_IN' }])
})

test('A read is a public function with its parameters, called with the public key.', async () => {
  const { asked, paths } = answering({ '/functions/v1/public.places': () => envelope({ places: [] }) })
  const { read } = await loadPage()
  await read(searchReads.places, { q: 'Lon' }, { signal })
  expect(paths()).toEqual(['/functions/v1/public.places?q=Lon'])
  expect(bearerOf(asked[0])).toBe(`Bearer ${publicKey}`)
})

test('Nobody is logged in without a stored session, and the backend gets no request.', async () => {
  const { paths } = answering({})
  const { request } = await loadPage()
  expect(await request(sessionCalls.session, {}, asCandidate)).toBeNull()
  expect(paths()).toEqual([])
})

test.each([
  ['a broken text', '{'],
  ['no tokens', '{"user":{}}'],
])('A stored session with %s is ignored.', async (_, text) => {
  answering({})
  localStorage.setItem(storageKey, text)
  const { request } = await loadPage()
  expect(await request(sessionCalls.session, {}, asCandidate)).toBeNull()
})

test('Wrong credentials are refused with the message of the backend.', async () => {
  answering({
    '/auth/v1/token': () => refusalOf(400, 'invalid_credentials', 'Invalid login credentials'),
  })
  const { request } = await loadPage()
  expect(await failureOf(request(authCalls.login, credentials, asCandidate))).toEqual({
    code: 'refused',
    message: 'Invalid login credentials',
    fields: undefined,
  })
})

test('A weak password is refused with its reasons at the field.', async () => {
  answering({
    '/auth/v1/signup': () =>
      refusalOf(422, 'weak_password', 'Password is too weak', {
        weak_password: { reasons: ['length', 'pwned', 'unheard-of'] },
      }),
  })
  const { request } = await loadPage()
  expect(await failureOf(request(authCalls.register, newcomer, { signal }))).toEqual({
    code: 'refused',
    message: 'Password is too weak',
    fields: {
      password: 'This password is too short. This password is known from a data leak. Choose another one.',
    },
  })
})

test('A registration that awaits a confirmation asks to open the mailed link.', async () => {
  answering({ '/auth/v1/signup': () => Response.json({ ...sessionOf('ada').user }) })
  const { request } = await loadPage()
  expect(await failureOf(request(authCalls.register, newcomer, { signal }))).toMatchObject({
    code: 'refused',
    message: 'Your account is created. Open the link that we emailed you, then log in.',
  })
})

test.each([502, 503, 504])(
  'A backend that responds with %d counts as unreachable, and the session stays.',
  async (status) => {
    answering({
      '/auth/v1/user': () => new Response('<h1>Away</h1>', { status }),
      '/functions/v1/candidate.count-waiting': () => new Response('<h1>Away</h1>', { status }),
      '/auth/v1/token': () => new Response('<h1>Away</h1>', { status }),
    })
    store(sessionOf('ada'))
    const { request } = await loadPage()
    const unreachable = { code: 'unreachable', message: failureWords.unreachable }
    expect(await failureOf(request(authCalls.login, credentials, asCandidate))).toEqual(unreachable)
    expect(await failureOf(request(applicationCalls.countWaiting, {}, asCandidate))).toEqual(unreachable)
    expect(localStorage.getItem(storageKey)).not.toBeNull()
  },
)

test('A refresh without a response is reported at once, and the library retries it.', async () => {
  let attempts = 0
  answering({
    '/auth/v1/token': () => {
      attempts += 1
      return attempts === 1 ? new Response('', { status: 503 }) : Response.json(sessionOf('renewed'))
    },
  })
  store(sessionOf('ada', 120))
  const { events } = await loadPage()
  const { client } = await import('../../../src/network/hosted/client.ts')
  await client.refreshSession()
  expect(events).toMatchObject([
    { type: 'unavailable', failure: { code: 'unreachable' } },
    { type: 'TOKEN_REFRESHED', expiresAt: (beganAt() + 900) * 1_000 },
  ])
})

test('A response after the time limit of a call counts as none.', async () => {
  answering({ '/auth/v1/token': () => new Promise(() => undefined) })
  const { request } = await loadPage()
  const call = request(authCalls.login, credentials, { ...asCandidate, timeoutMs: 20 })
  expect(await failureOf(call)).toMatchObject({ code: 'timeout' })
})

test('A login canceled before its response ends the session that it starts.', async () => {
  const canceled = new AbortController()
  const answers: ((response: Response) => void)[] = []
  const { paths } = answering({
    '/auth/v1/token': () => new Promise((resolve) => answers.push(resolve)),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
  })
  const { request } = await loadPage()
  const call = request(authCalls.login, credentials, { role: 'candidate', signal: canceled.signal })
  await expect.poll(() => answers).toHaveLength(1)
  canceled.abort()
  await expect(call).rejects.toBeDefined()
  answers[0]?.(Response.json(sessionOf('ada')))
  await expect.poll(paths).toContain('/auth/v1/logout?scope=local')
  expect(localStorage.getItem(storageKey)).toBeNull()
})

test('A token that the backend no longer accepts is refreshed once, and the call is repeated.', async () => {
  const { asked, paths } = answering({
    '/auth/v1/token': () => Response.json(sessionOf('rotated')),
    '/functions/v1/candidate.count-waiting': (request) =>
      bearerOf(request) === `Bearer ${tokenOf('rotated')}`
        ? envelope({ waiting: 2 })
        : Response.json({ status: false, result: null, error: { message: 'bad_jwt' } }, { status: 403 }),
  })
  store(sessionOf('ada'))
  const { request } = await loadPage()
  await request(applicationCalls.countWaiting, {}, asCandidate)
  await request(applicationCalls.countWaiting, {}, asCandidate)
  const call = '/functions/v1/candidate.count-waiting'
  expect(paths()).toEqual([call, '/auth/v1/token?grant_type=refresh_token', call, call])
  expect(bearerOf(asked[3])).toBe(`Bearer ${tokenOf('rotated')}`)
})

test('A session that the backend neither accepts nor renews is reported, and the call is refused.', async () => {
  answering({
    '/auth/v1/token': () => refusalOf(400, 'refresh_token_not_found', 'Invalid Refresh Token'),
    '/functions/v1/candidate.count-waiting': () =>
      Response.json({ status: false, result: null, error: { message: 'Log in again.' } }, { status: 401 }),
  })
  store(sessionOf('ada'))
  const { events, request } = await loadPage()
  expect(await failureOf(request(applicationCalls.countWaiting, {}, asCandidate))).toMatchObject({
    message: 'Log in again.',
  })
  expect(events).toEqual([{ type: 'refused' }])
})

test('An expired token is refreshed before a call is made with it.', async () => {
  const { asked, paths } = answering({
    '/auth/v1/token': () => Response.json(sessionOf('renewed')),
    '/functions/v1/candidate.count-waiting': () => envelope({ waiting: 2 }),
  })
  store(sessionOf('ada', -10))
  const { request } = await loadPage()
  await request(applicationCalls.countWaiting, {}, asCandidate)
  expect(paths()[0]).toBe('/auth/v1/token?grant_type=refresh_token')
  expect(bearerOf(asked[1])).toBe(`Bearer ${tokenOf('renewed')}`)
})

test('Credentials without an address are refused with the message of the library.', async () => {
  answering({})
  await loadPage()
  const { client } = await import('../../../src/network/hosted/client.ts')
  const { hostedFailure } = await import('../../../src/network/hosted/failure.ts')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a caller without types
  const incomplete = { password: 'x' } as Parameters<typeof client.signInWithPassword>[0]
  const { error } = await client.signInWithPassword(incomplete)
  expect(hostedFailure(error)).toMatchObject({
    code: 'refused',
    message: 'You must provide either an email or phone number and a password',
  })
})

test('A sign-in with a provider starts at the backend, and returns to the login page.', async () => {
  answering({})
  await loadPage()
  const { hostedAddress } = await import('../../../src/network/hosted/providerSignIn.ts')
  const address = new URL(await hostedAddress('/auth/start/candidate/github?next=%2Fjobs'))
  expect(address.origin + address.pathname).toBe(`${backend}/auth/v1/authorize`)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    provider: 'github',
    role: 'candidate',
    redirect_to: `${location.origin}/auth/login/candidate?next=%2Fjobs`,
    code_challenge_method: 's256',
  })
})

test('A logout removes the session even if the backend does not answer.', async () => {
  answering({ '/auth/v1/logout': () => new Response('', { status: 503 }) })
  store(sessionOf('ada'))
  const { request } = await loadPage()
  expect(await failureOf(request(sessionCalls.logout, {}, asCandidate))).toMatchObject({
    code: 'unreachable',
  })
  expect(localStorage.getItem(storageKey)).toBeNull()
})
