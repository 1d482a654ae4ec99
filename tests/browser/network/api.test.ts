import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../contract/envelope.ts'
import { call } from '../../../src/network/api.ts'
import { toFailure } from '../../../src/network/failure.ts'
import { failureWords } from '../../../src/words/failures.ts'

const credentials = { emailAddress: 'ada@example.com', password: 'Analytical1!' }
const user = { id: '1', firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@example.com' }
const open = new AbortController().signal

afterEach(() => vi.unstubAllGlobals())

/** The network, which gives one answer and keeps what was asked. */
function answering(answer: () => Promise<Response>) {
  const asked: Request[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(new Request(path, init))
    return answer()
  })
  return asked
}

/** What an effect makes of whatever the call rejects with. */
const failureOfLogin = () => call('candidate', 'login', credentials, open).then(() => undefined, toFailure)

const json = (body: unknown) => async () => Response.json(body)

test('a call is a POST of JSON to its path, and gives the parsed result', async () => {
  const asked = answering(json({ status: true, result: user, error: null }))
  expect(await call('employer', 'login', credentials, open)).toMatchObject({ ...user, isVerified: false })
  const [request] = asked
  expect(request?.method).toBe('POST')
  expect(new URL(request?.url ?? '').pathname).toBe('/api/employer/login')
  expect(await request?.json()).toEqual(credentials)
})

test('what breaks a rule is told by field, and nothing is sent', async () => {
  const asked = answering(json({}))
  await expect(call('candidate', 'login', { emailAddress: 'ada', password: 'x' }, open)).rejects.toEqual({
    code: 'invalid',
    message: failureWords.invalid,
    fields: {
      emailAddress: 'Please enter a valid email address',
      password: 'Please enter a password that contains at least 8 chars.',
    },
  })
  expect(asked).toEqual([])
})

test('a refusal carries the words of the server, and says what they are about', async () => {
  answering(json({ status: false, result: null, error: { message: 'No.', fields: { userName: 'Taken.' } } }))
  await expect(call('candidate', 'login', credentials, open)).rejects.toMatchObject({
    code: 'refused',
    message: 'No.',
    fields: { userName: 'Taken.' },
  })
})

test('a refusal without words gets ours', async () => {
  answering(json({ status: false, error: null }))
  await expect(call('candidate', 'login', credentials, open)).rejects.toMatchObject({
    code: 'refused',
    message: failureWords.refused,
  })
})

test.each([
  ['another change came first', { code: 'conflict', revision: 7 }],
  ['the state does not allow it', { code: 'state', state: 'closed' }],
] as const)('a change that is refused because %s says so', async (_, reason) => {
  const refused = refusal('No.', undefined, reason)
  answering(async () => Response.json(refused, { status: 409 }))
  await expect(call('candidate', 'login', credentials, open)).rejects.toMatchObject({
    code: 'refused',
    message: 'No.',
    reason,
  })
})

test.each([
  ['an envelope', JSON.stringify(refusal('There is no such call.')), 'refused'],
  ['JSON of another kind', '{"detail":"Not Found"}', 'unreadable'],
  ['HTML', '<h1>Not found</h1>', 'unreadable'],
  ['nothing', '', 'unreadable'],
])('a call that a server does not have, answered with %s, is told from a failure', async (_, body, code) => {
  answering(async () => new Response(body, { status: 404 }))
  await expect(call('candidate', 'logout', {}, open)).rejects.toMatchObject({
    code,
    reason: { code: 'notFound' },
  })
  answering(async () => new Response(body, { status: 503 }))
  await expect(call('candidate', 'logout', {}, open)).rejects.not.toHaveProperty('reason.code')
})

test.each([
  ['no JSON', async () => new Response('<!doctype html>')],
  ['no envelope', json({ user })],
  ['an envelope with another result', json({ status: true, result: { id: 1 } })],
])('an answer that is %s is not believed', async (_, answer) => {
  answering(answer)
  expect(await failureOfLogin()).toMatchObject({ code: 'unreadable' })
})

test('who waits too long is told so', async () => {
  answering(() => Promise.reject(new DOMException('', 'TimeoutError')))
  expect(await failureOfLogin()).toMatchObject({ code: 'timeout' })
})
