import { expect, test } from 'vitest'
import { createExportHandlers } from '../../../server/privacy/export/exportJob.ts'
import { exportsOf, requestExport } from '../../../server/privacy/export/exports.ts'
import { purge } from '../../../server/store/purge.ts'
import { candidateAt } from '../support/applications.ts'
import { withStore } from '../support/databases.ts'
import { ada, days, minutes, newPlace, startTestServer } from '../support/harness.ts'
import { employerAt } from '../support/postings.ts'
import { exportsIn, unzipped } from '../support/privacy.ts'
import { runSql } from '../store/runSql.ts'
import { workersOn } from '../support/work/worker.ts'

test('an export that is requested 100 times concurrently is one export', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const own = exportsIn(browser)
  const requested = await Promise.all(Array.from({ length: 100 }, () => own.request()))
  expect(new Set(requested.map(({ id }) => id)).size).toBe(1)
  await server.makeExports()
  expect((await own.request()).id).toBe(requested[0]?.id)
  expect(await own.list()).toHaveLength(1)
})

test('concurrent requests count as the one export that they start', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const { browser } = await candidateAt(server)
  const own = exportsIn(browser)
  for (let count = 0; count < 5; count += 1) {
    const requested = await Promise.all(Array.from({ length: 10 }, () => own.request()))
    expect(new Set(requested.map(({ id }) => id)).size).toBe(1)
    await server.makeExports()
    server.clock.now += minutes(11)
  }
  expect(await own.ask('requestExport')).toMatchObject({ http: 429 })
})

test('a sixth export in a day is refused, and accepted the next day', async () => {
  const server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1' } })
  const { browser } = await candidateAt(server)
  const own = exportsIn(browser)
  for (let count = 0; count < 5; count += 1) {
    await own.request()
    await server.makeExports()
    server.clock.now += minutes(11)
  }
  expect(await own.ask('requestExport')).toMatchObject({ http: 429, status: false })
  expect((await own.list()).map(({ state }) => state).toSorted()).toEqual([
    'expired',
    'expired',
    'expired',
    'expired',
    'ready',
  ])
  server.clock.now += days(1)
  expect(await own.request()).toMatchObject({ state: 'waiting' })
})

test('an export of another account, or of the other role, is not found', async () => {
  const server = await startTestServer()
  const owner = await candidateAt(server)
  const { id } = await exportsIn(owner.browser).request()
  await server.makeExports()
  const others = [
    exportsIn((await candidateAt(server)).browser),
    exportsIn((await employerAt(server)).browser, 'employer'),
  ]
  for (const other of others) {
    expect(await other.ask('readExport', { id })).toMatchObject({ http: 404 })
    expect((await other.download(id)).status).toBe(404)
    expect(await other.list()).toEqual([])
  }
  expect(await exportsIn(server.browser()).ask('requestExport')).toMatchObject({ http: 401 })
  expect(await exportsIn(owner.browser).ask('readExport', { id: '../x' })).toMatchObject({ http: 400 })
})

test('a download by a login of 11 minutes ago is refused, and one by a new login is not', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  const own = exportsIn(browser)
  const { id } = await own.request()
  await server.makeExports()
  server.clock.now += minutes(11)
  const refused = await own.download(id)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ error: { code: 'state', state: 'staleLogin' } })

  await browser.call('login', { emailAddress, password: ada.password })
  expect(Object.keys(await unzipped(await own.download(id)))).toContain('account.json')
})

test('an export that is not ready cannot be downloaded', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  const own = exportsIn(browser)
  const { id } = await own.request()
  await server.makeExports()
  await runSql(server, "update exports set state = 'running'")
  expect((await own.download(id)).status).toBe(409)
})

test('an export expires after 7 days: it cannot be downloaded, and its parts are removed', async () => {
  const place = await newPlace()
  const server = await startTestServer({ place })
  const { browser, emailAddress } = await candidateAt(server)
  const own = exportsIn(browser)
  const { id } = await own.request()
  await server.makeExports()
  expect(await piecesIn(server)).toBeGreaterThan(0)
  server.clock.now += days(7)
  await browser.call('login', { emailAddress, password: ada.password })
  expect(await own.read(id)).toMatchObject({ state: 'expired' })
  expect((await own.download(id)).status).toBe(409)
  const { now } = server.clock
  await server.close()

  await withStore(place, async (db) => {
    await purge(db, now, workersOn(db).logger)
    expect(await db.selectFrom('export_pieces').select('position').execute()).toEqual([])
    expect(await db.selectFrom('exports').select('id').execute()).toEqual([{ id }])
    await purge(db, now + days(30), workersOn(db).logger)
    expect(await db.selectFrom('exports').select('id').execute()).toEqual([])
  })
})

async function fails(): Promise<never> {
  throw new Error('It broke.')
}

const piecesIn = async (server: Parameters<typeof runSql>[0]) =>
  (await runSql(server, 'select position from export_pieces')).length

test('an export that fails at every attempt is reported as failed, leaves no parts, and can be requested again', async () => {
  const place = await newPlace()
  const server = await startTestServer({ place })
  const { user } = await server.registered()
  const { now } = server.clock
  await server.close()

  await withStore(place, async (db) => {
    const work = workersOn(db)
    work.clock.now = now
    const { id } = await requestExport(db, user.id, now)
    const typesetter = { pdf: fails, letterPdf: fails }
    const documents = { applicantWords: fails }
    const reader = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: fails,
    })
    const parts = { db, reader, typesetter, documents, now: () => work.clock.now }
    const handlers = createExportHandlers({ ...parts, ending: new AbortController().signal })
    const worker = work.worker(handlers, 1, 'exports')
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await worker.work()
      work.clock.now += minutes(20)
    }
    const rows = await exportsOf(db, user.id).select(['id', 'state']).execute()
    expect(rows).toEqual([{ id, state: 'failed' }])
    expect(await db.selectFrom('export_pieces').select('position').execute()).toEqual([])
    expect((await requestExport(db, user.id, work.clock.now)).id).not.toBe(id)
  })
})

test('an account deleted while its export waits leaves neither the export nor its job', async () => {
  const server = await startTestServer()
  const { browser } = await candidateAt(server)
  await exportsIn(browser).request()
  await runSql(server, 'delete from accounts')
  await server.makeExports()
  // A failed job would be retried after a minute.
  server.clock.now += minutes(2)
  await server.makeExports()
  expect(await runSql(server, "select id from jobs where queue = 'exports'")).toEqual([])
  expect(await piecesIn(server)).toBe(0)
})

test('an email says that the export is ready, with a link to Settings and none of the data', async () => {
  const server = await startTestServer()
  const { browser, emailAddress } = await candidateAt(server)
  await exportsIn(browser).request()
  await server.makeExports()
  const mail = (await server.mails(emailAddress)).find(({ subject }) => subject.includes('ready'))
  expect(mail?.link).toMatch(/\/candidate\/profile\?tab=settings$/)
  expect(mail?.text).toMatch(/Log in again to download it\. We delete the export after 7 days\./)
})
