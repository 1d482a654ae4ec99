// @module-tag security
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { routes } from '../../../contract/index.ts'
import { ada, readAnswer, sharedTestServer, startTestServer } from '../support/harness.ts'

const body = JSON.stringify(ada)
const REGISTER = '/api/candidate/register'

const server = sharedTestServer()

const post = async (headers: Record<string, string>, content: BodyInit = body) =>
  readAnswer(
    await fetch(server().base + REGISTER, {
      method: 'POST',
      body: content,
      headers: { Origin: server().base, 'Content-Type': 'application/json', ...headers },
    }),
  )

/** Sends raw bytes and reads until the server closes the connection. */
const raw = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(server().port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (answer += part))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })

const nobodyWasRegistered = async () => {
  const { emailAddress, password } = ada
  expect((await server().browser().call('login', { emailAddress, password })).status).toBe(false)
}

describe('a call that does not come from a page of the application is refused, and changes nothing', () => {
  test.each([
    ['null'],
    [''],
    ['https://evil.example'],
    ['http://127.0.0.1'],
    ['http://127.0.0.1:1'],
    ['http://localhost.evil.example'],
    ['https://127.0.0.1'],
  ])('from the origin "%s"', async (origin) => {
    expect(await post({ Origin: origin })).toMatchObject({ http: 403, status: false })
    await nobodyWasRegistered()
  })

  test('without an origin', async () => {
    const response = await fetch(server().base + REGISTER, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(await readAnswer(response)).toMatchObject({ http: 403, status: false })
    await nobodyWasRegistered()
  })

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/json; charset=latin1'],
    ['application/json, text/plain'],
    ['application/jsonp'],
    [''],
  ])('as "%s"', async (type) => {
    expect(await post({ 'Content-Type': type })).toMatchObject({ http: 415, status: false })
    await nobodyWasRegistered()
  })

  test('with a content encoding', async () => {
    expect(await post({ 'Content-Encoding': 'gzip' })).toMatchObject({ http: 415, status: false })
  })

  test('and no response has CORS headers', async () => {
    const preflight = await fetch(server().base + REGISTER, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.status).toBe(405)
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

test.each([['http://localhost'], ['http://127.0.0.1'], ['http://[::1]']])(
  'without APP_ORIGIN, %s on the own port is the application',
  async (host) => {
    expect((await post({ Origin: `${host}:${server().port}` }, '{}')).http).toBe(400)
  },
)

test('with APP_ORIGIN, that origin alone is the application', async () => {
  const deployed = await startTestServer({ env: { APP_ORIGIN: 'https://www.example.com' } })
  const session = (origin: string) =>
    fetch(`${deployed.base}/api/candidate/session`, {
      method: 'POST',
      body: '{}',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
    })

  expect((await session('https://www.example.com')).status).toBe(200)
  expect((await session('http://www.example.com')).status).toBe(403)
  expect((await session(deployed.base)).status).toBe(403)
})

test('JSON may name its charset', async () => {
  expect((await post({ 'Content-Type': 'Application/JSON; charset="UTF-8"' }, '{}')).http).toBe(400)
})

const everyPath = routes.calls.map(({ path }) => path)

describe.each(everyPath)('%s', (path) => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('does not answer %s', async (method) => {
    const response = await fetch(server().base + path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })
})

test('TRACE is not answered', async () => {
  const answer = await raw(`TRACE ${REGISTER} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
})

describe('unreadable input is refused as invalid', () => {
  const deep = '['.repeat(4_000)
  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1e999'],
    ['half an object', '{"emailAddress":'],
    ['a byte order mark', `\ufeff${body}`],
    ['a deep list', deep],
  ])('%s', async (_, content) => {
    expect(await post({}, content)).toMatchObject({ http: 400, status: false, result: null })
  })

  test('bytes that are not UTF-8', async () => {
    const latin1 = Buffer.from(body.replace('Ada', 'Ad\u00e9'), 'latin1')
    expect(await post({}, latin1)).toMatchObject({ http: 400, status: false })
    await nobodyWasRegistered()
  })
})

const padded = (size: number) => `${body.slice(0, -1)}${' '.repeat(size - body.length)}}`

describe('more than 4 KiB is refused', () => {
  test('with a declared length', async () => {
    expect((await post({}, padded(4 * 1024 + 1))).http).toBe(413)
  })

  test('in chunks', async () => {
    const answer = await raw(
      `POST ${REGISTER} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server().base}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n4400\r\n${' '.repeat(0x4400)}\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('and exactly 4 KiB is not', async () => {
    expect((await post({}, padded(4 * 1024).replace('email"', 'other"'))).http).toBe(400)
  })

  test('and the connection is closed, so that nobody waits for the rest', async () => {
    const answer = await raw(
      `POST ${REGISTER} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server().base}\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n{`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/connection: close/i)
  })
})

test('the response to an unknown call is an envelope too', async () => {
  const answer = await readAnswer(await fetch(`${server().base}/api/employer/nothing`, { method: 'POST' }))
  expect(answer).toMatchObject({ http: 404, status: false })
})

test('every response of the API is JSON, private, and cannot be displayed as a page', async () => {
  const answers = [
    await server().browser().call('session'),
    await post({ Origin: 'null' }),
    await post({}, '{'),
    await post({ 'Content-Type': 'text/plain' }),
    await readAnswer(await fetch(`${server().base}/api/nothing`)),
  ]
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.has('x-powered-by')).toBe(false)
    expect(headers.has('strict-transport-security')).toBe(false)
  }
})

test('a request with two declarations of its length is refused', async () => {
  const answer = await raw(
    `POST ${REGISTER} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})
