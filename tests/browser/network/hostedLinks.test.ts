import { expect, test } from 'vitest'
import { authCalls } from '../../../contract/auth/calls.ts'
import { candidate } from '../../machines/support/events.ts'
import {
  answering,
  asCandidate,
  credentials,
  envelope,
  failureOf,
  loadPage,
  sessionOf,
  storageKey,
  tokenOf,
  runInHostedBuild,
} from '../support/hostedBackend.ts'

runInHostedBuild()

const complete = (token: string) => `access_token=${token}&refresh_token=r&expires_in=900&token_type=bearer`

test.each([
  ['half a session', '#access_token=a.b.c&token_type=bearer', 'No session defined in URL'],
  ['an empty code', '?code=', 'No code detected.'],
  ['a token of two parts', `#${complete('a.b')}`, 'Invalid JWT structure'],
  [
    'a failed link',
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    'Email link is invalid',
  ],
])('An address with %s is reported, and its parameters are removed.', async (_, added, message) => {
  answering({})
  history.replaceState(null, '', `/auth/login/candidate${added}`)
  const { events, restored } = await loadPage()
  expect(location.href).toBe(`${location.origin}/auth/login/candidate`)
  await restored()
  expect(events).toMatchObject([{ type: 'failed', failure: { code: 'refused', message } }])
  expect(localStorage.getItem(storageKey)).toBeNull()
})

test('A complete session in the address logs the person in, and opens the requested page.', async () => {
  answering({
    '/auth/v1/user': () => Response.json(sessionOf('ada').user),
    '/functions/v1/candidate.session': () => envelope(candidate),
  })
  history.replaceState(null, '', `/auth/login/candidate?next=%2Fjobs#${complete(tokenOf('ada'))}`)
  const { events, restored } = await loadPage()
  expect(location.hash).toBe('')
  await restored()
  expect(events).toMatchObject([
    { type: 'SIGNED_IN' },
    { type: 'arrived', role: 'candidate', user: { id: 'c1' }, next: '/jobs' },
  ])
})

test('A mailed link for a new password opens a recovery that is not stored, and its session sets the password.', async () => {
  const { asked, paths } = answering({
    '/auth/v1/user': () => Response.json(sessionOf('ada').user),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
  })
  history.replaceState(
    null,
    '',
    `/auth/create-password/candidate/ada%40example.com/session#${complete(tokenOf('ada'))}&type=recovery`,
  )
  const { events, request, restored } = await loadPage()
  await restored()
  expect(events).toMatchObject([{ type: 'PASSWORD_RECOVERY' }])
  expect(localStorage.getItem(storageKey)).toBeNull()
  const link = { emailAddress: 'ada@example.com', resetPasswordCode: 'session' }
  await request(authCalls.checkResetPasswordCode, link, asCandidate)
  await request(authCalls.createPassword, credentials, asCandidate)
  expect(asked.map(({ method }, at) => `${method} ${paths()[at]}`)).toEqual([
    'GET /auth/v1/user',
    'PUT /auth/v1/user',
    'POST /auth/v1/logout?scope=local',
  ])
})

test('A mailed link that confirms the address without a session verifies it.', async () => {
  answering({})
  history.replaceState(
    null,
    '',
    '/auth/verify/candidate/ada%40example.com/session#type=signup&message=Your+email+address+is+confirmed.',
  )
  const { events, request } = await loadPage()
  expect(location.hash).toBe('')
  const link = { emailAddress: 'ada@example.com', verificationCode: 'session' }
  await expect(request(authCalls.verify, link, asCandidate)).resolves.toBeUndefined()
  expect(events).toEqual([])
})

test('A link whose session is missing is refused with the message of the library.', async () => {
  answering({})
  const { request } = await loadPage()
  const link = { emailAddress: 'ada@example.com', resetPasswordCode: 'session' }
  expect(await failureOf(request(authCalls.checkResetPasswordCode, link, asCandidate))).toMatchObject({
    code: 'refused',
    message: 'Auth session missing!',
  })
})
