import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { fileCalls, type FileCallName } from '../../../contract/files/calls.ts'
import { uploads } from '../../../contract/files/uploads.ts'
import { createLogger } from '../../../server/operations/logger.ts'
import { purge } from '../../../server/store/purge.ts'
import { databaseFile } from '../../../server/store/sqlite.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { withStore, type Place } from '../support/databases.ts'
import { download, KIB, pdf, upload, uploaded } from '../support/files.ts'
import { days, grace, matching, readAnswer, startTestServer, type Browser } from '../support/harness.ts'

vi.setConfig({ testTimeout: 60_000 })

const ask = async (browser: Browser, name: FileCallName, payload: object = {}) =>
  readAnswer(await browser.send(`/api/candidate/${fileCalls[name].path}`, { body: JSON.stringify(payload) }))

const listed = async (browser: Browser) =>
  v.parse(fileCalls.listFiles.result, (await ask(browser, 'listFiles')).result).items

/** Number of files and pieces in a running server's database. */
async function countsOf(place: Place): Promise<{ readonly files: number; readonly pieces: number }> {
  const tables = ['files', 'file_pieces'] as const
  if (place.databaseUrl) {
    return withStore(place, async (db) => {
      const [files, pieces] = [
        await db.selectFrom('files').select('id').execute(),
        await db.selectFrom('file_pieces').select('position').execute(),
      ]
      return { files: files.length, pieces: pieces.length }
    })
  }
  const db = new DatabaseSync(databaseFile(place.dataDir), { readOnly: true })
  const [files = 0, pieces = 0] = tables.map((table) => db.prepare(`select 1 from ${table}`).all().length)
  db.close()
  return { files, pieces }
}

/** Changes the stored size of a file in a running server's database. */
async function resize(place: Place, id: string, bytes: number): Promise<void> {
  if (place.databaseUrl) {
    await withStore(place, (db) => db.updateTable('files').set({ bytes }).where('id', '=', id).execute())
    return
  }
  const db = new DatabaseSync(databaseFile(place.dataDir), { timeout: 5_000 })
  expect(db.prepare('update files set bytes = ? where id = ?').run(bytes, id).changes).toBe(1)
  db.close()
}

test('A PDF of the largest size is downloaded unchanged, and never displayed inline.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const content = pdf(uploads.uploadFile.maxBytes)

  const file = await uploaded(browser, content, 'Lebenslauf (Ä) "1".pdf')
  const answer = await download(browser, file.id)

  expect(file).toMatchObject({ name: 'Lebenslauf (Ä) "1".pdf', bytes: content.length })
  expect(await listed(browser)).toEqual([{ ...file, createdAt: expect.stringMatching(/^2030-/) as unknown }])
  const got = Buffer.from(await answer.arrayBuffer())
  expect(createHash('sha256').update(got).digest('hex')).toBe(
    createHash('sha256').update(content).digest('hex'),
  )
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename\*=UTF-8''Lebenslauf%20/)
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('Another person’s file gets the response for an unknown one, byte for byte.', async () => {
  const server = await startTestServer()
  const { browser: owner } = await server.registered()
  const { browser: other } = await server.registered(grace)
  const { id } = await uploaded(owner, pdf(KIB))

  for (const name of ['readFile', 'deleteFile'] as const) {
    const theirs = await ask(other, name, { id })
    expect(theirs).toMatchObject({ http: 404, status: false })
    expect(theirs.text).toBe((await ask(other, name, { id: 'unknown' })).text)
    expect((await ask(server.browser(), name, { id })).http).toBe(401)
  }
  expect(await listed(other)).toEqual([])
  expect((await ask(owner, 'deleteFile', { id })).result).toEqual({ id })
  expect((await ask(owner, 'readFile', { id })).http).toBe(404)
})

test('files are listed by page, each once', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const names = ['a.pdf', 'b.pdf', 'c.pdf']
  for (const name of names) await uploaded(browser, pdf(KIB), name)
  const page = async (wanted: object) =>
    v.parse(fileCalls.listFiles.result, (await ask(browser, 'listFiles', wanted)).result)

  const first = await page({ limit: 2 })
  const second = await page({ limit: 2, after: first.next })

  expect(first.items).toHaveLength(2)
  expect(second).toMatchObject({ items: [{}], next: null })
  expect([...first.items, ...second.items].map(({ name }) => name).toSorted()).toEqual(names)
  expect(await ask(browser, 'listFiles', { after: 'elsewhere' })).toMatchObject({ http: 400 })
})

test('A file that is no PDF, too large, without a name or without a session is refused and not stored.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const picture = new TextEncoder().encode(`<svg>${'x'.repeat(600 * KIB)}`)
  const cut = pdf(2 * KIB).slice(0, KIB)

  expect(await upload(browser, picture)).toMatchObject({ http: 200, status: false })
  expect(await upload(browser, cut)).toMatchObject({ http: 200, status: false })
  expect(await upload(browser, pdf(KIB), { type: 'text/plain' })).toMatchObject({ http: 415 })
  expect(await upload(browser, pdf(KIB), { name: ' ' })).toMatchObject({ http: 400 })
  expect(await upload(browser, pdf(KIB), { name: 'a\u202eb.pdf' })).toMatchObject({ http: 400 })
  expect(await upload(server.browser(), pdf(KIB))).toMatchObject({ http: 401 })
  expect(await upload(browser, pdf(uploads.uploadFile.maxBytes + 1))).toMatchObject({ http: 413 })
  expect(await uploaded(browser, pdf(KIB), 'C:\\people\\ada.pdf')).toMatchObject({ name: 'ada.pdf' })

  const kept = await countsOf(server)
  expect(kept).toEqual({ files: 1, pieces: 1 })
})

test('An account stores at most 20 files and 50 MiB, even with concurrent uploads.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const answers = await Promise.all(Array.from({ length: 13 }, () => upload(browser, pdf(KIB))))
  // Concurrent uploads reserve the space that they declare.
  expect(answers.filter(({ status }) => status)).toHaveLength(13)

  let last = await upload(browser, pdf(KIB))
  for (let turn = 0; turn < 10 && last.status; turn += 1) last = await upload(browser, pdf(KIB))

  expect(last).toMatchObject({
    http: 200,
    status: false,
    error: { message: 'You have 20 files. Delete one to add another.' },
  })
  const files = await listed(browser)
  expect(files).toHaveLength(20)
  await ask(browser, 'deleteFile', { id: files[0]?.id })
  expect((await upload(browser, pdf(KIB))).status).toBe(true)
})

test('Sent and then removed files count, too, up to 200 MiB in total.', async () => {
  const { posting, server } = await startWithPosting()
  const candidate = await candidateAt(server)
  const { browser } = candidate
  const { id } = await candidate.start(posting.slug)
  const fileId = await candidate.complete(id)
  await candidate.send(id, { type: 'submit' })
  await ask(browser, 'deleteFile', { id: fileId })
  expect(await listed(browser)).toEqual([])

  await resize(server, fileId, 200 * KIB * KIB - KIB)
  expect((await upload(browser, pdf(KIB))).status).toBe(true)
  expect(await upload(browser, pdf(KIB))).toMatchObject({
    http: 200,
    status: false,
    error: { message: matching(/^The files you sent with applications use up your space/) },
  })
  await resize(server, fileId, 200 * KIB * KIB - 2 * KIB)
  expect((await upload(browser, pdf(KIB))).status).toBe(true)
})

test('An aborted upload is deleted, and a slow one delays no other call.', async () => {
  const server = await startTestServer()
  const { browser } = await server.registered()
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  socket.write(
    `POST /api/candidate/upload-file HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.base}\r\nCookie: ${cookie}\r\nContent-Type: application/pdf\r\nX-File-Name: slow.pdf\r\nContent-Length: ${1_024 * KIB}\r\n\r\n`,
  )
  socket.write(pdf(600 * KIB))
  await vi.waitUntil(async () => (await countsOf(server)).pieces === 2, { timeout: 20_000 })

  expect(await server.browser().call('register', grace)).toMatchObject({ status: true })
  expect(await listed(browser)).toEqual([])
  socket.destroy()
  await once(socket, 'close')
  await vi.waitUntil(async () => (await countsOf(server)).files === 0, { timeout: 20_000 })
  expect(await countsOf(server)).toEqual({ files: 0, pieces: 0 })
})

test('A partial upload of a killed server is deleted after an hour, and all files with their account.', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  await uploaded(browser, pdf(KIB))
  await server.close()
  const logger = createLogger({ logLevel: 'silent' })
  const begun = { id: 'half', account_id: user.id, name: 'half.pdf', type: 'application/pdf', bytes: 1 }

  await withStore(server, async (db) => {
    const count = async () => (await db.selectFrom('files').select('id').execute()).length
    await db
      .insertInto('files')
      .values({ ...begun, digest: null, created_at: server.clock.now })
      .execute()
    await purge(db, server.clock.now + 59 * 60_000, logger)
    expect(await count()).toBe(2)
    await purge(db, server.clock.now + 61 * 60_000, logger)
    expect(await count()).toBe(1)
    await purge(db, server.clock.now + days(91), logger)
    expect(await count()).toBe(0)
    expect(await db.selectFrom('file_pieces').select('position').execute()).toEqual([])
  })
})
