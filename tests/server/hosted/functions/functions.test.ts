import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cookieCalls } from '../../../../contract/hosted/functions.ts'
import { routes } from '../../../../contract/index.ts'
import { pdf } from '../../support/files.ts'
import { ada, anyText, containing, grace, readAnswer, startTestServer } from '../../support/harness.ts'
import { clientOf, loggedInClient, startHosted, startWithClient } from '../../support/hosted.ts'
import { operatorAt } from '../../support/operators.ts'
import { employerAt } from '../../support/postings.ts'
import { resumesIn } from '../../support/resumes/resumes.ts'
import { withStore } from '../../support/databases.ts'

const letter = { title: 'For engines', body: 'I build engines.' }

type Invoked = Parameters<SupabaseClient['functions']['invoke']>[1]

/** Status and response envelope of a call to a function, including refusals. */
async function invoke({ functions }: Pick<SupabaseClient, 'functions'>, name: string, options: Invoked = {}) {
  const answer = await functions.invoke<unknown>(name, options)
  const { data, response } = answer
  const refusal: unknown = answer.error
  if (refusal && !(refusal instanceof FunctionsHttpError)) throw refusal
  const envelope: unknown = refusal ? await response?.json() : data
  return { http: response?.status, ...v.parse(v.looseObject({ result: v.unknown() }), envelope) }
}

test('Calls of a candidate work as functions, with the results of their paths.', async () => {
  const { browser, client } = await startWithClient()
  expect(await invoke(client, 'candidate.list-letters')).toMatchObject({
    status: true,
    result: { items: [], next: null },
  })
  expect(await invoke(client, 'candidate.create-letter', { body: letter })).toMatchObject({
    http: 200,
    status: true,
    result: { title: letter.title },
  })
  const byCookie = await readAnswer(await browser.send('/api/candidate/list-letters', { body: '{}' }))
  expect(await invoke(client, 'candidate.list-letters')).toMatchObject({ result: byCookie.result })
})

test('The picture of a resume’s page is read with the token of its owner alone.', async () => {
  const { browser, publicKey, server, session } = await startWithClient()
  const { id } = await resumesIn(browser).create({ title: 'Engineer' })
  await server.registered(grace)
  const other = await loggedInClient(server, publicKey, grace)
  const employer = await employerAt(server)
  const theirs = await loggedInClient(
    server,
    publicKey,
    { ...ada, emailAddress: employer.emailAddress },
    'employer',
  )
  const address = `${server.base}/functions/v1/candidate.resume-page.svg?id=${id}&revision=1&page=0`
  const answerTo = (token: string, init: RequestInit = {}) =>
    fetch(address, { ...init, headers: { apikey: publicKey, Authorization: `Bearer ${token}` } })
  const own = await answerTo(session.access_token)
  expect(own.status).toBe(200)
  expect(own.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(own.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
  expect(own.headers.get('Vary')).toContain('Authorization')
  expect(own.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(await own.text()).toMatch(/^<svg /)
  const refused = [
    [await answerTo(other.session.access_token), 404],
    [await answerTo(theirs.session.access_token), 403],
    [await answerTo(publicKey), 401],
    [await answerTo('unknown'), 403],
    [await answerTo(session.access_token, { method: 'POST' }), 405],
    [await fetch(address, { headers: { apikey: publicKey } }), 401],
  ] as const
  expect(refused.map(([{ status }]) => status)).toEqual(refused.map(([, status]) => status))
})

/** Introduction of the OpenAPI document at an address. */
async function introductionOf(address: string) {
  const document: unknown = await (await fetch(address)).json()
  return v.parse(v.object({ info: v.object({ description: v.string() }) }), document).info.description
}

test('The description of the API explains functions where they are offered, and only there.', async () => {
  const { publicKey, server } = await startHosted()
  const plain = await startTestServer()
  const explained = containing('POST `/functions/v1/{role}.{call}`')
  expect(await introductionOf(`${server.base}/api/openapi.json`)).toEqual(explained)
  expect(await introductionOf(`${server.base}/functions/v1/public.openapi.json?apikey=${publicKey}`)).toEqual(
    explained,
  )
  expect(await introductionOf(`${plain.base}/api/openapi.json`)).not.toContain('/functions')
})

test('A function without a body gets an empty payload.', async () => {
  const { client, user } = await startWithClient()
  expect(await invoke(client, 'candidate.session')).toMatchObject({ status: true, result: { id: user.id } })
})

test('A function refuses as the call does, with its status and its messages by field.', async () => {
  const { client } = await startWithClient()
  expect(await invoke(client, 'candidate.read-letter', { body: { id: 'unknown' } })).toMatchObject({
    http: 404,
    status: false,
  })
  expect(await invoke(client, 'candidate.read-letter', { body: { id: 1 } })).toMatchObject({
    http: 400,
    error: { fields: { id: anyText } },
  })
  expect(await invoke(client, 'candidate.list-letters', { body: 'text' })).toMatchObject({ http: 415 })
  expect(
    await invoke(client, 'candidate.create-letter', { body: { ...letter, body: 'x'.repeat(40_000) } }),
  ).toMatchObject({ http: 413 })
})

test('An object of another account is like an unknown one.', async () => {
  const { client, publicKey, server } = await startWithClient()
  const { result } = await invoke(client, 'candidate.create-letter', { body: letter })
  const { id } = v.parse(v.looseObject({ id: v.string() }), result)
  await server.registered(grace)
  const other = await loggedInClient(server, publicKey, grace)
  expect(await invoke(client, 'candidate.read-letter', { body: { id } })).toMatchObject({ http: 200 })
  expect(await invoke(other.client, 'candidate.read-letter', { body: { id } })).toMatchObject({ http: 404 })
})

test('A function of the other role is refused with 403.', async () => {
  const { client } = await startWithClient()
  expect(await invoke(client, 'employer.list-postings')).toMatchObject({ http: 403, status: false })
})

test('An employer’s calls work with the token of an employer.', async () => {
  const { publicKey, server } = await startHosted()
  const { emailAddress } = await employerAt(server)
  const { client } = await loggedInClient(server, publicKey, { ...ada, emailAddress }, 'employer')
  const created = await invoke(client, 'employer.create-posting', { body: { title: 'Engine Builder' } })
  expect(created).toMatchObject({ status: true, result: { posting: { title: 'Engine Builder' } } })
  expect(await invoke(client, 'candidate.list-letters')).toMatchObject({ http: 403 })
})

test('A guest can make only public reads and calls with the public key alone.', async () => {
  const { publicKey, server } = await startHosted()
  const guest = clientOf(server, publicKey)
  expect(await invoke(guest, 'public.jobs?q=engine', { method: 'GET' })).toMatchObject({
    status: true,
    result: { jobs: [] },
  })
  expect(await invoke(guest, 'public.jobs/unknown', { method: 'GET' })).toMatchObject({ http: 404 })
  expect(
    await invoke(guest, 'candidate.forgot-password', { body: { emailAddress: 'nobody@example.com' } }),
  ).toMatchObject({ status: true })
  expect(await invoke(guest, 'candidate.session')).toMatchObject({ status: true, result: null })
  expect(await invoke(guest, 'candidate.list-letters')).toMatchObject({ http: 401 })
  expect(await invoke(guest, 'public.jobs')).toMatchObject({ http: 405 })
})

test('Cookies of a browser do not count for a function.', async () => {
  const { browser, publicKey } = await startWithClient()
  const answer = await readAnswer(
    await browser.send('/functions/v1/candidate.list-letters', {
      body: '{}',
      headers: { apikey: publicKey },
    }),
  )
  expect(answer.http).toBe(401)
})

test('An unknown function is 404.', async () => {
  const { client } = await startWithClient()
  for (const name of ['candidate.unknown', 'unknown', 'candidate', 'candidate/list-letters', '__proto__.x'])
    expect(await invoke(client, name), name).toMatchObject({ http: 404, status: false })
})

test('A call that needs a cookie is refused with the alternative.', async () => {
  const { client } = await startWithClient()
  const needing = routes.calls.filter(
    ({ endpoint }) => endpoint.path in cookieCalls && endpoint.roles.length > 0,
  )
  expect(new Set(needing.map(({ endpoint }) => endpoint.path))).toEqual(new Set(Object.keys(cookieCalls)))
  for (const { area, endpoint } of needing) {
    if (area !== 'candidate') continue
    expect(await invoke(client, `candidate.${endpoint.path}`, { body: {} }), endpoint.path).toMatchObject({
      http: 400,
      error: { message: containing(cookieCalls[endpoint.path] ?? 'nothing') },
    })
  }
})

test('A request without a valid key or with an invalid token is refused with 401 or 403.', async () => {
  const { publicKey, server } = await startHosted()
  expect(await invoke(clientOf(server, 'pk_unknown'), 'public.jobs', { method: 'GET' })).toMatchObject({
    http: 401,
    status: false,
  })
  expect(
    await invoke(clientOf(server, publicKey), 'candidate.session', {
      headers: { Authorization: 'Bearer a.b.c' },
    }),
  ).toMatchObject({ http: 403, status: false })
})

test('A revoked key opens no function after ten seconds.', async () => {
  const { client, publicKey, server } = await startWithClient()
  const operator = operatorAt(server)
  const [, id = ''] = (await operator('key', 'list')).split('  ')
  await operator('key', 'revoke', id)
  server.clock.now += 10_000
  expect(await invoke(client, 'candidate.list-letters'), publicKey).toMatchObject({ http: 401 })
})

test('The token of an ended session opens no function.', async () => {
  const { client, browser } = await startWithClient()
  await browser.send('/api/candidate/end-other-sessions', { body: '{}' })
  expect(await invoke(client, 'candidate.list-letters')).toMatchObject({ http: 401 })
})

test('A file is uploaded and downloaded by functions.', async () => {
  const { client } = await startWithClient()
  const content = pdf(3_000)
  const file = await invoke(client, 'candidate.upload-file', {
    body: new Blob([content], { type: 'application/pdf' }),
    headers: { 'X-File-Name': 'resume.pdf' },
  })
  const { id } = v.parse(v.looseObject({ id: v.string() }), file.result)
  const { data } = await client.functions.invoke<Blob>('candidate.read-file', { body: { id } })
  expect(data).toBeInstanceOf(Blob)
  expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(content)
})

test('A page of any origin can call functions, without credentials.', async () => {
  const { publicKey, server } = await startHosted()
  const headers = { Origin: 'https://elsewhere.example', apikey: publicKey }
  const preflight = await fetch(`${server.base}/functions/v1/candidate.session`, {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'apikey,authorization,content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('apikey')
  const answer = await fetch(`${server.base}/functions/v1/candidate.session`, { method: 'POST', headers })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('A function counts toward the same limits as the call.', async () => {
  const { browser, client } = await startWithClient({ RATE_LIMIT_SCALE: '1' })
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < 310 && !statuses.includes(429); count += 1)
    statuses.push((await invoke(client, 'candidate.session')).http)
  expect(statuses.at(-1)).toBe(429)
  const byCookie = await readAnswer(await browser.send('/api/candidate/session', { body: '{}' }))
  expect(byCookie.http).toBe(429)
})

test.each([
  ['a call', 'candidate.session', 'POST', 300],
  ['a read', 'public.jobs', 'GET', 600],
  ['an unknown function', 'unknown', 'POST', 300],
])(
  'Requests of %s without a key count toward the limit of those with one.',
  async (_, name, method, most) => {
    const { server } = await startHosted({ RATE_LIMIT_SCALE: '1' })
    const statuses: number[] = []
    for (let count = 0; count <= most; count += 1)
      statuses.push((await fetch(`${server.base}/functions/v1/${name}`, { method })).status)
    expect(new Set(statuses.slice(0, most))).toEqual(new Set([401]))
    expect(statuses[most]).toBe(429)
  },
)

test('A function is recorded like the call, with its account and its request.', async () => {
  const { client, server, user } = await startWithClient()
  const { response } = await client.functions.invoke('candidate.delete-account', {
    body: { password: ada.password },
  })
  await server.close()
  const events = await withStore(server, (db) =>
    db.selectFrom('security_events').selectAll().where('call', '=', 'deleteAccount').execute(),
  )
  expect(events).toMatchObject([
    { outcome: 'done', account_id: user.id, request_id: response?.headers.get('X-Request-Id') },
  ])
})
