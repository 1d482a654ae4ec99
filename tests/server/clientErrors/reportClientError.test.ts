import { expect, test } from 'vitest'
import { matching, readAnswer, startTestServer, type TestServer } from '../support/harness.ts'

const error = {
  page: '/jobs/:slug',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'places')",
  stack: ['open /assets/index-1a.js:1:200', '[page]:12:7'],
  browser: 'Firefox',
}

const report = async ({ browser }: TestServer, payload: object = error) =>
  readAnswer(await browser().send('/api/public/client-error', { body: JSON.stringify(payload) }))

const loggedBy = ({ logs }: TestServer) =>
  logs.filter(({ msg }) => msg === 'A page had an error').map(({ clientError }) => clientError)

test('A reported page error is written to the log unchanged, and not to the database.', async () => {
  const server = await startTestServer()
  expect(await report(server)).toMatchObject({ http: 200, status: true })
  expect(loggedBy(server)).toEqual([error])
  expect(server.logs.filter(({ clientError }) => clientError)).toMatchObject([
    { level: 40, requestId: matching(/^[\da-f-]{36}$/) },
  ])
})

test('Personal data in an error report is not logged.', async () => {
  const server = await startTestServer()
  const message = 'No "Mina Okafor" at https://jobs.example/r/secret of mina@demo.example'
  await report(server, { ...error, message })
  expect(loggedBy(server)).toEqual([{ ...error, message: 'No [text] at [address] of [e-mail]' }])
})

test.each([
  ['an address in place of the pattern of a route', { page: '/jobs?what=nurse' }],
  ['a line break in its message', { message: 'one\ntwo' }],
  ['a sentence in place of a frame', { stack: ['Mina Okafor, Leeds'] }],
  ['eleven frames', { stack: Array.from({ length: 11 }, () => '/assets/index-1a.js:1:2') }],
  ['a message that is too long', { message: 'x'.repeat(301) }],
  ['a browser that nobody knows', { browser: 'Netscape' }],
  ['a key of its own', { emailAddress: 'mina@demo.example' }],
])('a report with %s is refused', async (_, wrong) => {
  const server = await startTestServer()
  expect(await report(server, { ...error, ...wrong })).toMatchObject({ status: false })
  expect(loggedBy(server)).toEqual([])
})

test('a client reports 30 errors an hour', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  for (let count = 0; count < 30; count += 1) expect(await report(server)).toMatchObject({ http: 200 })
  expect(await report(server)).toMatchObject({ http: 429 })
  expect(loggedBy(server)).toHaveLength(30)
})

test('Prometheus reads how many errors pages have reported, by browser family', async () => {
  const probe = await startTestServer()
  await probe.close()
  const server = await startTestServer({ env: { METRICS_PORT: String(probe.port) } })
  await report(server)
  const text = await (await fetch(`http://127.0.0.1:${probe.port}/metrics`)).text()
  expect(text).toContain('client_errors_total{browser="Firefox"} 1')
})
