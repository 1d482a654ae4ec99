// @module-tag security
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { isOnPostgres, theCluster, withStore } from '../support/databases.ts'
import { ada, Browser, emptyPlace, startTestServer } from '../support/harness.ts'
import { launch } from '../support/launch.ts'
import { startSmtpSink } from '../support/smtpSink.ts'

vi.setConfig({ testTimeout: 60_000 })

const person = (count: number) => ({ ...ada, emailAddress: `ada${count}@example.com` })
const mailSettings = (url: string) => ({
  APP_ORIGIN: 'https://www.example.com',
  SMTP_URL: url,
  MAIL_FROM: 'hello@example.com',
})

describe.runIf(isOnPostgres())('two servers on one database', () => {
  test('share sessions, and one works when the other is lost', async () => {
    const place = await emptyPlace()
    const one = await startTestServer({ place })
    const other = await startTestServer({ place })
    const { browser, user } = await one.registered()
    const elsewhere = new Browser(other.base)
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)

    expect((await elsewhere.call('session')).result).toEqual(user)
    await one.close()
    expect((await elsewhere.call('session')).result).toEqual(user)
    expect((await elsewhere.call('logout')).status).toBe(true)
    const third = await startTestServer({ place })
    const late = new Browser(third.base)
    for (const [name, value] of browser.cookies) late.cookies.set(name, value)
    expect((await late.call('session')).result).toBeNull()
  })

  test('share rate limits', async () => {
    const place = await emptyPlace()
    const env = { RATE_LIMIT_SCALE: '1' }
    const servers = [await startTestServer({ place, env }), await startTestServer({ place, env })] as const
    const register = (count: number) =>
      servers[count % 2 === 0 ? 0 : 1].browser().call('register', person(count))

    for (let count = 0; count < 5; count += 1) expect((await register(count)).status).toBe(true)

    expect((await register(5)).http).toBe(429)
    expect((await register(6)).http).toBe(429)
  })

  test('register one address once, and give one user name to one person', async () => {
    const place = await emptyPlace()
    const servers = [await startTestServer({ place }), await startTestServer({ place })] as const
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        servers[index % 2 === 0 ? 0 : 1].browser().call('register', ada),
      ),
    )
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(answers.every(({ http }) => http === 200)).toBe(true)

    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => servers[index % 2 === 0 ? 0 : 1].registered(person(index))),
    )
    const named = await Promise.all(
      people.map(({ browser, user }) =>
        browser.call('updateProfile', {
          id: user.id,
          firstName: 'Ada',
          lastName: 'Byron',
          userName: 'Lovelace',
        }),
      ),
    )
    expect(named.filter(({ status }) => status)).toHaveLength(1)
    expect(named.every(({ http }) => http === 200)).toBe(true)
  })

  test('send each email once', async () => {
    const place = await emptyPlace()
    const sink = await startSmtpSink()
    const env = mailSettings(sink.url)
    const servers = [await startTestServer({ place, env }), await startTestServer({ place, env })] as const
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => servers[index % 2 === 0 ? 0 : 1].registered(person(index))),
    )
    await Promise.all(servers.map((server) => server.deliverMails()))

    expect(sink.received).toHaveLength(30)
    expect(new Set(sink.received.flatMap(({ recipients }) => recipients)).size).toBe(30)
  })

  test('survive a database restart under load without losing acknowledged changes', async () => {
    const place = await emptyPlace()
    const server = await startTestServer({ place })
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    const over = new AbortController()
    const load = [1, 2, 3].map(async (writer) => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const emailAddress = `w${writer}t${turn}@example.com`
        const answer = await server.browser().call('register', { ...ada, emailAddress })
        statuses.add(answer.http)
        if (answer.status) acknowledged.push(emailAddress)
      }
    })
    await vi.waitUntil(() => acknowledged.length > 10, { timeout: 20_000 })

    await theCluster().stop()
    await vi.waitUntil(() => statuses.has(503), { timeout: 20_000 })
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
    await vi.waitUntil(async () => (await fetch(`${server.base}/readyz`)).status === 503, { timeout: 5_000 })
    await theCluster().start()
    const back = performance.now()
    const before = acknowledged.length
    await vi.waitUntil(() => acknowledged.length > before + 10, { timeout: 10_000 })
    expect(performance.now() - back).toBeLessThan(5_000)
    over.abort()
    await Promise.all(load)

    expect(statuses).toEqual(new Set([200, 503]))
    const accounts = await withStore(place, (db) =>
      db.selectFrom('accounts').select('email_address').execute(),
    )
    const kept = new Set(accounts.map(({ email_address }) => email_address))
    expect(acknowledged.filter((address) => !kept.has(address))).toEqual([])
  })
})

test.runIf(isOnPostgres())(
  'An unreachable database is named in the error, without its password.',
  async () => {
    const server = launch({
      DATA_DIR: '.',
      DATABASE_URL: theCluster().url.replace('owner@', 'owner:secret@').replace('/postgres', '/nothing'),
    })

    expect(await server.ended).toBe(69)
    expect(server.output()).toMatch(
      /^We can’t use the database 127\.0\.0\.1:\d+\/nothing \(.*\)\. Start it, .*\n$/,
    )
    expect(server.output()).not.toContain('secret')
  },
)

test.runIf(isOnPostgres())('A connection lost in a transaction fails that call alone.', async () => {
  const place = await emptyPlace()
  const store = await openStore(place)
  onTestFinished(store.close)
  const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`

  const lost = store.db.transaction().execute(async (transaction) => {
    const pid = (await backend.execute(transaction)).rows[0]?.pid
    await sql`select pg_terminate_backend(${pid}, 5000)`.execute(store.db)
    await setImmediate()
    await backend.execute(transaction)
  })

  await expect(lost).rejects.toSatisfy(store.isOutOfService)
  expect((await backend.execute(store.db)).rows).toHaveLength(1)
})
