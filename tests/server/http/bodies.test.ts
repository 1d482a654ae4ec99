import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../../../contract/index.ts'
import { ownCompanyCalls } from '../../../contract/companies/ownCompany.ts'
import { cutOffSlowBodies, isUploadPath } from '../../../server/http/slowBodies.ts'
import { ownerAt } from '../support/companies.ts'
import type { AtEnd } from '../support/databases.ts'
import { sharedTestServer, startTestServer } from '../support/harness.ts'

const server = sharedTestServer()

/** Sends the head of a request and not one byte of the body that it announces; gives all that is answered. */
const headAlone = (
  base: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  atEnd: AtEnd = onTestFinished,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(base)
    const lines = Object.entries({ Host: 'localhost', Origin: base, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`),
    )
    atEnd(() => void socket.destroy())
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

const calls = routes.calls.filter(({ endpoint }) => endpoint.access !== 'public')
const members = [
  ...calls.map(({ endpoint, path }) => [path, 'application/json', String(endpoint.maxBytes)] as const),
  ...routes.uploads.map(({ endpoint, path }) => [path, endpoint.type, String(endpoint.maxBytes)] as const),
]

describe('a client without a login is refused, and disconnected, before any byte of the body arrives', () => {
  // The server hangs up half a second after its answer.
  test.concurrent.for(members)('%s', async ([path, type, length], context) => {
    const announced = { 'Content-Type': type, 'Content-Length': length }
    const answer = await headAlone(server().base, path, announced, context.onTestFinished)
    context.expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('also when the body does not declare its length', async () => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
    expect(await headAlone(server().base, '/api/candidate/save-resume', headers)).toMatch(/^HTTP\/1\.1 401 /)
  })
})

test('An account without a verified address is refused before the body is read.', async () => {
  const { browser } = await ownerAt(server(), { isVerified: false })
  const { maxBytes, path } = ownCompanyCalls.inviteMember
  const answer = await headAlone(server().base, `/api/employer/${path}`, {
    'Content-Type': 'application/json',
    'Content-Length': String(maxBytes),
    Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  expect(answer).toContain('Verify your email first')
})

test('An aborted body is not logged as a server error.', async () => {
  const own = await startTestServer({ requestTimeouts: { headers: 300, body: 300 } })
  const answer = await headAlone(own.base, '/api/candidate/session', {
    'Content-Type': 'application/json',
    'Content-Length': '20',
  })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await own.close()
  expect(own.logs.filter(({ level }) => level >= 50)).toEqual([])
})

describe('a body that arrives slowly', () => {
  afterEach(() => vi.useRealTimers())

  const TIMEOUT_MS = 15_000
  const LEAST = 120 * 1024

  /**
   * Simulates a request whose body arrives in pieces; `isCut` tells whether the server has closed the
   * connection.
   */
  function coming(url: string) {
    vi.useFakeTimers()
    const http = createServer()
    let isCut = false
    http.on('clientError', (error) => (isCut = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'))
    cutOffSlowBodies(http, { timeoutMs: TIMEOUT_MS, isUpload: (path) => path === '/upload' })
    const socket = { bytesRead: 0, destroySoon: () => {} }
    const request = Object.assign(new EventEmitter(), {
      url,
      socket,
      headers: { 'content-length': '5000000' },
      readableLength: 0,
      complete: false,
    })
    http.emit('request', request)
    return {
      request,
      comes: (bytes: number) => {
        socket.bytesRead += bytes
        vi.advanceTimersByTime(TIMEOUT_MS)
        return isCut
      },
    }
  }

  test('is cut off after 15 seconds, however steadily it arrives', () => {
    expect(coming('/call').comes(LEAST * 4)).toBe(true)
  })

  test('can take longer as an upload, as long as it continues to arrive', () => {
    const { comes } = coming('/upload?x=1')
    expect([comes(LEAST), comes(LEAST), comes(LEAST), comes(LEAST - 1)]).toEqual([false, false, false, true])
  })

  test.each([
    ['/api/candidate/upload-file', true],
    ['/functions/v1/candidate.upload-file', true],
    ['/storage/v1/object/files/id/resume.pdf', true],
    ['/storage/v1/object/list/files', false],
    ['/functions/v1/candidate.list-files', false],
  ])('of %s is an upload: %s', (path, is) => {
    expect(isUploadPath(path)).toBe(is)
  })

  test('is not charged to the client while the server has unread data', () => {
    const { comes, request } = coming('/upload')
    request.readableLength = 65_536
    expect(comes(0)).toBe(false)
    request.readableLength = 0
    expect(comes(0)).toBe(true)
  })

  test('is not cut off once it is complete or its client is gone', () => {
    const whole = coming('/call')
    whole.request.complete = true
    expect(whole.comes(0)).toBe(false)
    const gone = coming('/call')
    gone.request.emit('close')
    expect(gone.comes(0)).toBe(false)
  })
})
