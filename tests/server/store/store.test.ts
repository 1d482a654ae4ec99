// @module-tag security
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '../../../server/http/api.ts'
import { createPasswords, type Passwords } from '../../../server/security/passwords.ts'
import { createDocumentReader } from '../../../server/documents/documentReader.ts'
import { createImporter } from '../../../server/resumes/import/importer.ts'
import { createTypesetter } from '../../../server/resumes/pages/typesetter.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { createLive } from '../../../server/live/live.ts'
import { createLimits } from '../../../server/security/limits.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import type { HttpEnvironment } from '../../../server/http/environment.ts'
import { createLocalAccess } from '../../../server/http/localAccess.ts'
import { createOpenIdProviders } from '../../../server/identity/openIdProviders.ts'
import { observe } from '../../../server/http/observe.ts'
import { createPictureMaker } from '../../../server/media/pictureMaker.ts'
import { createResponseCache } from '../../../server/http/responseCache.ts'
import { addJob } from '../../../server/work/jobs.ts'
import { readSettings } from '../../../server/operations/settings.ts'
import { databaseFile } from '../../../server/store/sqlite.ts'
import { isOnPostgres } from '../support/databases.ts'
import { ada, Browser, emptyPlace } from '../support/harness.ts'

const countsOf = async (db: Database) =>
  Promise.all(
    (['accounts', 'sessions', 'codes', 'grants'] as const).map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return rows.length
    }),
  )

/** Starts only the API, on a store that the test can break. */
async function apiOver(passwordsOver = (_: Database): Passwords => createPasswords()) {
  const store = await openStore(await emptyPlace())
  const lines: string[] = []
  const settings = readSettings({ RATE_LIMIT_SCALE: '1000' })
  const logger = createLogger(settings, { write: (line) => lines.push(line) })
  const app = new Hono<HttpEnvironment>().use(observe(logger, () => {}))
  const api = createApi({
    settings,
    store,
    searches: createResponseCache(Date.now, 0),
    logger,
    countClientError: () => {},
    passwords: passwordsOver(store.db),
    limits: createLimits({ scale: settings.rateLimitScale, now: Date.now, shared: store.counters }),
    audit: { note: () => {} },
    hashKey: 'key',
    now: Date.now,
    pause: async () => {},
    wakeOutbox: () => {},
    wakeDeadlines: () => {},
    wakeExports: () => {},
    wakeErasures: () => {},
    live: createLive({ db: store.db, now: Date.now, most: 512 }),
    resolveTxt: async () => [],
    typesetter: createTypesetter({ logger }),
    documents: createDocumentReader(),
    importer: createImporter(),
    fileCheck: { check: async () => {} },
    pictures: createPictureMaker(),
    views: { count: () => {}, flush: async () => {}, close: async () => {} },
    profileViews: { opened: () => {}, listed: () => {}, flush: async () => {}, close: async () => {} },
    providers: createOpenIdProviders([], { origin: () => '', logger, now: Date.now }),
    localAccess: createLocalAccess(logger),
  })
  const answer = getRequestListener(app.route('/', api).fetch)
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(async () => {
    http.closeAllConnections()
    http.close()
    await store.close()
  })
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { store, lines, browser: new Browser(`http://127.0.0.1:${port}`) }
}

test.skipIf(isOnPostgres())(
  'A data directory is locked by one server at a time, and free afterwards.',
  async () => {
    const place = await emptyPlace()
    const { dataDir } = place
    const store = await openStore(place)

    await expect(openStore(place)).rejects.toMatchObject({
      exitCode: 75,
      message: `Another server is using ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
    })
    await store.close()
    await (await openStore(place)).close()
  },
)

test('Concurrent transactions are isolated.', async () => {
  const store = await openStore(await emptyPlace())
  onTestFinished(store.close)
  const add = (id: string, fails: boolean) =>
    store.db.transaction().execute(async (transaction) => {
      const job = { queue: 'mail', kind: 'test', payload: null, subject: id, now: 0 } as const
      await addJob(transaction, job)
      await addJob(transaction, job)
      if (fails) throw new Error('given up')
    })

  await Promise.allSettled(Array.from({ length: 20 }, (_, index) => add(String(index), index % 2 === 0)))

  const rows = await store.db.selectFrom('jobs').select('subject').execute()
  expect(rows).toHaveLength(20)
  expect(rows.every(({ subject }) => Number(subject) % 2 === 1)).toBe(true)
})

test.skipIf(isOnPostgres())(
  'On a full disk writes are refused, reads go on, and writes recover once there is space.',
  async () => {
    const { browser, store } = await apiOver()
    await sql`pragma max_page_count = 1`.execute(store.db)
    const people = Array.from({ length: 30 }, (_, index) => ({
      ...ada,
      emailAddress: `ada${index}@example.com`,
    }))

    let refused
    for (const person of people) {
      refused = await browser.call('register', person)
      if (!refused.status) break
    }

    expect(refused).toMatchObject({ http: 503, status: false, result: null })
    expect(refused?.headers.get('Retry-After')).toBe('60')
    expect((await browser.call('session')).http).toBe(200)
    await sql`pragma max_page_count = 1000000`.execute(store.db)
    expect(await browser.call('register', { ...ada, emailAddress: 'later@example.com' })).toMatchObject({
      status: true,
    })
  },
)

test('a login whose password is changed during its verification is refused', async () => {
  const { browser, store } = await apiOver((db) => {
    const passwords = createPasswords()
    const changing: Passwords = {
      ...passwords,
      inLane: () => changing,
      matchingForm: async (stored, password) => {
        const form = await passwords.matchingForm(stored, password)
        await db.updateTable('accounts').set({ password_hash: 'changed meanwhile' }).execute()
        return form
      },
    }
    return changing
  })
  await browser.call('register', ada)

  const { emailAddress, password } = ada
  expect(await browser.call('login', { emailAddress, password })).toMatchObject({ http: 200, status: false })
  expect(await countsOf(store.db)).toMatchObject([1, 1, 0, 0])
})

test('An unexpected error gets a general message, and is logged in full.', async () => {
  const { browser, lines, store } = await apiOver()
  await store.db.schema.dropTable('jobs').execute()

  const answer = await browser.call('register', ada)

  expect(answer).toMatchObject({
    http: 500,
    status: false,
    result: null,
    error: { message: 'Something went wrong on our side. Try again.' },
  })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(lines.join('')).toContain(`"requestId":"${answer.headers.get('X-Request-Id')}"`)
  expect(lines.join('')).toMatch(/no such table|relation \\"jobs\\" does not exist/)
  expect(await countsOf(store.db)).toEqual([0, 0, 0, 0])
})

test.skipIf(isOnPostgres())(
  'a damaged database is left unchanged, and the server names the next step',
  async () => {
    const place = await emptyPlace()
    const damaged = 'SQLite format 3 it was once. '.repeat(400)
    writeFileSync(databaseFile(place.dataDir), damaged)

    await expect(openStore(place)).rejects.toMatchObject({
      exitCode: 65,
      message: `The data in ${place.dataDir} is damaged and was left unchanged. Restore a backup: npm run restore -- FILE`,
    })
    expect(readFileSync(databaseFile(place.dataDir), 'utf8')).toBe(damaged)
  },
)

test.skipIf(isOnPostgres())('a database with damaged pages is reported too', async () => {
  const place = await emptyPlace()
  await (await openStore(place)).close()
  const file = databaseFile(place.dataDir)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, 100, 4_096))

  await expect(openStore(place)).rejects.toMatchObject({ exitCode: 65, name: 'Error' })
})
