import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../contract/envelope.ts'
import { authCalls } from '../../../contract/auth/calls.ts'
import { letterCalls } from '../../../contract/letters/calls.ts'
import { publicCalls } from '../../../contract/postings/report.ts'
import { sessionCalls } from '../../../contract/session/calls.ts'
import { request } from '../../../src/network/request.ts'
import { toFailure } from '../../../src/network/failure.ts'
import { failureWords } from '../../../src/words/failures.ts'

const credentials = { emailAddress: 'ada@example.com', password: 'Analytical1!' }
const user = { id: '1', firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@example.com' }
const { signal } = new AbortController()
const asCandidate = { role: 'candidate', signal } as const

afterEach(() => vi.unstubAllGlobals())

/** Mocks a network with one response. Returns the recorded requests. */
function answering(answer: () => Promise<Response>) {
  const asked: Request[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(new Request(path, init))
    return answer()
  })
  return asked
}

/** Failure that effects report for a rejected call. */
const failureOfLogin = () =>
  request(authCalls.login, credentials, asCandidate).then(() => undefined, toFailure)

const json = (body: unknown) => async () => Response.json(body)

test('a call is a POST of JSON to its path, and returns the parsed result', async () => {
  const asked = answering(json({ status: true, result: user, error: null }))
  expect(await request(authCalls.login, credentials, { role: 'employer', signal })).toMatchObject({
    ...user,
    isVerified: false,
  })
  const [sent] = asked
  expect(sent?.method).toBe('POST')
  expect(new URL(sent?.url ?? '').pathname).toBe('/api/employer/login')
  expect(await sent?.json()).toEqual(credentials)
})

test('an invalid value is reported by field without a request', async () => {
  const asked = answering(json({}))
  await expect(request(authCalls.login, { emailAddress: 'ada', password: 'x' }, asCandidate)).rejects.toEqual(
    {
      code: 'invalid',
      message: failureWords.invalid,
      fields: {
        emailAddress: 'Please enter a valid email address',
        password: 'Please enter a password that contains at least 8 chars.',
      },
    },
  )
  expect(asked).toEqual([])
})

test('a refusal has the message of the server, and its messages by field', async () => {
  answering(json({ status: false, result: null, error: { message: 'No.', fields: { userName: 'Taken.' } } }))
  await expect(request(authCalls.login, credentials, asCandidate)).rejects.toMatchObject({
    code: 'refused',
    message: 'No.',
    fields: { userName: 'Taken.' },
  })
})

test('a refusal without a message gets ours', async () => {
  answering(json({ status: false, error: null }))
  await expect(request(authCalls.login, credentials, asCandidate)).rejects.toMatchObject({
    code: 'refused',
    message: failureWords.refused,
  })
})

test.each([
  ['another change came first', { code: 'conflict', revision: 7 }],
  ['the state does not allow it', { code: 'state', state: 'closed' }],
] as const)('a change that is refused because %s carries this reason', async (_, reason) => {
  const refused = refusal('No.', undefined, reason)
  answering(async () => Response.json(refused, { status: 409 }))
  await expect(request(authCalls.login, credentials, asCandidate)).rejects.toMatchObject({
    code: 'refused',
    message: 'No.',
    reason,
  })
})

test.each([
  ['an envelope', JSON.stringify(refusal('We couldn’t find that call. Check its address.')), 'refused'],
  ['JSON of another kind', '{"detail":"Not Found"}', 'unreadable'],
  ['HTML', '<h1>Not found</h1>', 'unreadable'],
  ['nothing', '', 'unreadable'],
])(
  'a call that a server does not have, answered with %s, is distinguished from a failure',
  async (_, body, code) => {
    answering(async () => new Response(body, { status: 404 }))
    await expect(request(sessionCalls.logout, {}, asCandidate)).rejects.toMatchObject({
      code,
      reason: { code: 'notFound' },
    })
    answering(async () => new Response(body, { status: 503 }))
    await expect(request(sessionCalls.logout, {}, asCandidate)).rejects.not.toHaveProperty('reason.code')
  },
)

test.each([
  ['no JSON', async () => new Response('<!doctype html>')],
  ['no envelope', json({ user })],
  ['an envelope with another result', json({ status: true, result: { id: 1 } })],
])('a response that is %s is not accepted', async (_, answer) => {
  answering(answer)
  expect(await failureOfLogin()).toMatchObject({ code: 'unreadable' })
})

test('a call that times out fails with a reason', async () => {
  answering(() => Promise.reject(new DOMException('', 'TimeoutError')))
  expect(await failureOfLogin()).toMatchObject({ code: 'timeout' })
})

test('a form is sent with the values of its fields', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(credentials)) form.set(name, value)
  const asked = answering(json({ status: true, result: user, error: null }))
  await request(authCalls.login, form, asCandidate)
  expect(await asked[0]?.json()).toEqual(credentials)
})

test('a call of one role, or of none, needs no role argument', async () => {
  const asked = answering(json({ status: true, result: null, error: null }))
  await request(letterCalls.listLooks, {}, { signal }).catch(() => {})
  await request(publicCalls.report, { slug: 'a-job', reason: 'scam' }, { signal })
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/candidate/list-letter-looks',
    '/api/public/report',
  ])
})

test('a call is aborted when the person leaves, and after 15 seconds', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout')
  const asked = answering(json({ status: true, result: user, error: null }))
  const person = new AbortController()
  await request(authCalls.login, credentials, { role: 'candidate', signal: person.signal })
  expect(waits.mock.calls).toEqual([[15_000]])
  person.abort()
  expect(asked[0]?.signal.aborted).toBe(true)
  waits.mockRestore()
})
