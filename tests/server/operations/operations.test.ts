// @module-tag security
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createAudit } from '../../../server/security/audit.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { startMetrics } from '../../../server/http/metrics.ts'
import { contentOf, withStore } from '../support/databases.ts'
import { ada, grace, sharedTestServer, startTestServer } from '../support/harness.ts'
import { startSmtpSink } from '../support/smtpSink.ts'

const { emailAddress, password } = ada
const server = sharedTestServer()

test('Every response has its own request ID.', async () => {
  const answers = await Promise.all(
    ['/', '/nothing', '/api/nothing', '/api/candidate/session', '/healthz', '/dev/outbox'].map((path) =>
      fetch(server().base + path),
    ),
  )
  const ids = answers.map(({ headers }) => headers.get('X-Request-Id'))

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[0-9a-f-]{36}$/.test(id ?? ''))).toBe(true)
})

test('The liveness check reports the server, the readiness check its database.', async () => {
  const health = await fetch(`${server().base}/healthz`)
  const readiness = await fetch(`${server().base}/readyz`)

  expect([health.status, await health.text()]).toEqual([200, 'ok'])
  expect([readiness.status, await readiness.text()]).toEqual([200, 'ok'])
  expect(readiness.headers.get('Cache-Control')).toBe('no-store')
  expect((await fetch(`${server().base}/readyz`, { method: 'POST' })).status).not.toBe(200)
})

test.each([
  ['400', 'nonsense\r\n\r\n'],
  ['400', 'GET / HTTP/1.1\r\n\r\n'],
  ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('A request refused before the application gets %s and all headers.', async (status, request) => {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(server().port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      socket.end()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })

  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im)
})

test('Logs are JSON in UTC, name calls by route, and have no personal data.', async () => {
  const own = await startTestServer({ env: { LOG_LEVEL: 'debug' } })
  const { browser } = await own.registered()
  const code = await own.codeFor(emailAddress, 'Verify')
  await browser.call('login', { emailAddress, password: 'Analytical1?' })
  await browser.call('login', { emailAddress, password })
  await browser.call('forgotPassword', { emailAddress })
  await fetch(`${own.base}/auth/verify/candidate/${encodeURIComponent(emailAddress)}/${code}?x=ada`)
  // Removes request ids, whose random hexadecimal digits can spell “ada”.
  const logged = JSON.stringify(own.logs.map(({ requestId: _, ...line }) => line))

  expect(own.logs).toContainEqual(
    expect.objectContaining({ method: 'POST', route: 'candidate/login', status: 200, msg: 'answered' }),
  )
  expect(own.logs.every(({ time }) => /^\d{4}-.*Z$/.test(time))).toBe(true)
  for (const secret of ['ada', code, password, browser.cookies.get('cs') ?? '-']) {
    expect(logged).not.toContain(secret)
  }
})

test('An email address in a database or mail server error is masked.', () => {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })

  logger.error({ error: Object.assign(new Error('no <ada@example.com>'), { detail: '(ada@example.com)' }) })
  logger.error({ error: 'refused: ada@example.com\nfaked line' })

  expect(lines.join('')).toContain('no <[address]>')
  expect(lines.join('')).not.toContain('ada@')
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
})

test('Security events are stored in the database without email addresses.', async () => {
  const own = await startTestServer()
  const { browser, user } = await own.registered()
  const { user: other } = await own.registered(grace)
  await own.browser().call('login', { emailAddress, password: 'Analytical1?' })
  await own.browser().call('login', { emailAddress: 'nobody@example.com', password })
  await browser.call('updateProfile', {
    id: other.id,
    firstName: 'Ada',
    lastName: 'Byron',
    userName: 'Lovelace',
  })
  await browser.call('logout')
  await own.close()

  const events = await withStore(own, (db) => db.selectFrom('security_events').selectAll().execute())
  const seen = events
    .toSorted((one, another) => one.at - another.at)
    .map(({ account_id, call, outcome }) => ({ account_id, call, outcome }))

  expect(seen).toEqual([
    { call: 'register', outcome: 'done', account_id: user.id },
    { call: 'register', outcome: 'done', account_id: other.id },
    { call: 'login', outcome: 'refused', account_id: user.id },
    { call: 'login', outcome: 'refused', account_id: null },
    { call: 'updateProfile', outcome: 'refused', account_id: user.id },
    { call: 'logout', outcome: 'done', account_id: user.id },
  ])
  expect(JSON.stringify(events)).not.toMatch(/@|127\.0\.0\.1/)
  const hashes = events.map(({ address_hash }) => address_hash).filter(Boolean)
  expect(new Set(hashes).size).toBe(3)
  expect(await contentOf(own)).not.toContain('nobody@example.com')
})

test('A reached limit is recorded once, even if it is hit again.', async () => {
  const own = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  for (let count = 0; count < 12; count += 1) await own.browser().call('login', { emailAddress, password })
  await own.close()

  const events = await withStore(own, (db) =>
    db.selectFrom('security_events').select('id').where('outcome', '=', 'limited').execute(),
  )
  expect(events).toHaveLength(1)
})

const event = {
  at: 1,
  role: 'candidate',
  call: 'login',
  outcome: 'done',
  client_hash: 'x',
  request_id: 'y',
} as const

test('Events that cannot be written wait without delaying calls.', async () => {
  const own = await startTestServer()
  await own.close()
  const lines: string[] = []
  await withStore(own, async (db) => {
    const audit = createAudit(db, createLogger({ logLevel: 'error' }, { write: (line) => lines.push(line) }))
    await db.schema.alterTable('security_events').renameTo('away').execute()
    audit.note(event)
    await audit.flush()
    await db.schema.alterTable('away').renameTo('security_events').execute()
    await audit.close()
    expect(await db.selectFrom('security_events').select('call').execute()).toEqual([{ call: 'login' }])
  })
  expect(lines).toHaveLength(1)
})

test('Written events whose response was lost are stored once, as are the next ones.', async () => {
  const own = await startTestServer()
  await own.close()
  const lines: string[] = []
  await withStore(own, async (db) => {
    let isLost = true
    const lossy = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isLost) throw new Error('Connection terminated unexpectedly')
        return result
      },
    })
    const logger = createLogger({ logLevel: 'error' }, { write: (line) => lines.push(line) })
    const audit = createAudit(lossy, logger)
    audit.note({ ...event, at: 1 })
    await audit.flush()
    isLost = false
    audit.note({ ...event, at: 2 })
    await audit.close()
    const kept = await db.selectFrom('security_events').select('at').orderBy('at').execute()
    expect(kept).toEqual([{ at: 1 }, { at: 2 }])
  })
  expect(lines).toHaveLength(1)
})

test('Prometheus reads metrics on a separate port that serves nothing else, without page paths.', async () => {
  const port = await freePort()
  const own = await startTestServer({ env: { METRICS_PORT: String(port) } })
  await own.registered()
  await fetch(`${own.base}/auth/verify/candidate/ada%40example.com/CODE`)

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  expect(text).toContain('http_answers_total{route="candidate/register",status="200"} 1')
  expect(text).toContain('http_answer_seconds_count{route="page"} 1')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toContain('ada')
  expect((await fetch(`http://127.0.0.1:${port}/api/candidate/session`)).status).toBe(404)
  expect((await fetch(`${own.base}/metrics`)).status).toBe(404)
})

test('Prometheus reads the state of background jobs, with failed ones.', async () => {
  const port = await freePort()
  const sink = await startSmtpSink()
  const mailSettings = { SMTP_URL: sink.url, MAIL_FROM: 'hello@example.com', APP_ORIGIN: 'http://localhost' }
  const own = await startTestServer({ env: { METRICS_PORT: String(port), ...mailSettings } })
  await own.registered()
  await own.deliverMails()
  sink.mood = 'knows no such mailbox'
  await own.registered(grace)
  await own.deliverMails()

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

  expect(text).toContain('jobs_total{kind="mail.verifyAddress",outcome="done"} 1')
  expect(text).toContain('jobs_total{kind="mail.verifyAddress",outcome="given up"} 1')
  expect(text).toContain('jobs_given_up{kind="mail.verifyAddress"} 1')
})

test('Prometheus reads metrics while the database is unavailable.', async () => {
  const port = await freePort()
  const metrics = await startMetrics({ metrics: { host: '127.0.0.1', port } })
  onTestFinished(metrics.close)
  metrics.watchGivenUp(() => Promise.reject(new Error('away')))

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)

  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds')
})

const freePort = async () => {
  const probe = await startTestServer()
  await probe.close()
  return probe.port
}
