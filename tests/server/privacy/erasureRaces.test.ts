// @module-tag security
import { expect, test } from 'vitest'
import { keepAccount } from '../../../server/privacy/deletion.ts'
import { createErasureHandlers } from '../../../server/privacy/erasureHandlers.ts'
import { eraseAccount } from '../../../server/privacy/eraseAccount.ts'
import { createExportHandlers } from '../../../server/privacy/export/exportJob.ts'
import { requestExport } from '../../../server/privacy/export/exports.ts'
import type { Database } from '../../../server/store/schema.ts'
import { runSql } from '../store/runSql.ts'
import { candidateAt, startWithPosting } from '../support/applications.ts'
import { tablesWith, withStore } from '../support/databases.ts'
import { deleteIn } from '../support/deleting.ts'
import { ada, days, startTestServer, type TestServer } from '../support/harness.ts'
import { resumesIn } from '../support/resumes/resumes.ts'
import { workersOn } from '../support/work/worker.ts'

const keyedHash = (text: string) => text

async function loggedIn(server: TestServer, emailAddress: string) {
  const browser = server.browser()
  await browser.call('login', { emailAddress, password: ada.password })
  return browser
}

test('an account that is being erased can no longer be kept, also by a server whose clock is slow', async () => {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  await deleteIn(browser)
  const due = server.clock.now + days(14) + 1
  await server.close()

  await withStore(server, async (db) => {
    const keep = () =>
      db.transaction().execute((transaction) => keepAccount(transaction, user.id, due - days(1)))
    const kept: unknown[] = []
    const work = workersOn(db)
    work.clock.now = due
    const handlers = createErasureHandlers({
      db,
      dataDir: server.dataDir,
      keyedHash,
      now: () => due,
      flushAudit: async () => void kept.push(await keep()),
    })
    await work.worker(handlers, 1, 'erasures').work()
    expect(kept).toEqual([undefined])
    expect(await db.selectFrom('accounts').select('id').where('id', '=', user.id).execute()).toEqual([])
  })
})

async function noFile(): Promise<never> {
  throw new Error('There are no files.')
}

/** Runs an action in the middle of an export. */
async function exportWhile(
  server: TestServer,
  accountId: string,
  happen: (db: Database) => Promise<unknown>,
) {
  await withStore(server, async (db) => {
    const work = workersOn(db)
    work.clock.now = server.clock.now
    await requestExport(db, accountId, work.clock.now)
    const pdf = async () => {
      await happen(db)
      return new Uint8Array([1])
    }
    const handlers = createExportHandlers({
      db,
      reader: db,
      typesetter: { pdf, letterPdf: pdf },
      documents: { applicantWords: noFile },
      now: () => work.clock.now,
      ending: new AbortController().signal,
    })
    await work.worker(handlers, 1, 'exports').work()
  })
}

async function erase(db: Database, { clock, dataDir }: TestServer, accountId: string): Promise<void> {
  for await (const _ of eraseAccount(db, { accountId, dataDir, keyedHash, now: () => clock.now }));
}

async function withResume() {
  const server = await startTestServer()
  const { browser, user } = await server.registered()
  await resumesIn(browser).create()
  await server.mails()
  await server.close()
  return { server, accountId: user.id }
}

test('an export in progress while its account is erased leaves nothing, and its job ends', async () => {
  const { accountId, server } = await withResume()
  await exportWhile(server, accountId, (db) => erase(db, server, accountId))
  expect(await tablesWith(server, accountId)).toEqual(['erasures'])
  expect(await tablesWith(server, ada.emailAddress)).toEqual([])
})

test('an export that was given up leaves nothing of an erased account', async () => {
  const { accountId, server } = await withResume()
  await withStore(server, async (db) => {
    await requestExport(db, accountId, server.clock.now)
    await db.updateTable('jobs').set({ failed_at: 1 }).where('queue', '=', 'exports').execute()
    await erase(db, server, accountId)
  })
  expect(await tablesWith(server, accountId)).toEqual(['erasures'])
})

test('the email about an export goes to the current address of the account, not to the one at its start', async () => {
  const { accountId, server } = await withResume()
  await exportWhile(server, accountId, (db) =>
    db
      .updateTable('accounts')
      .set({ email_address: 'ada@example.org' })
      .where('id', '=', accountId)
      .execute(),
  )
  expect(await recipientsIn(server)).toEqual([expect.stringContaining('"ada@example.org"')])
})

test('an export whose account was deleted meanwhile is mailed to nobody', async () => {
  const { accountId, server } = await withResume()
  await exportWhile(server, accountId, (db) =>
    db
      .updateTable('accounts')
      .set({ erase_at: days(30_000) })
      .where('id', '=', accountId)
      .execute(),
  )
  expect(await recipientsIn(server)).toEqual([])
})

const recipientsIn = (server: TestServer) =>
  withStore(server, async (db) =>
    (await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail.exportReady').execute()).map(
      ({ payload }) => payload,
    ),
  )

test('a report made while an account waits for its erasure is not stored in its name', async () => {
  const { posting, server } = await startWithPosting()
  const { browser, emailAddress } = await candidateAt(server)
  await deleteIn(browser)
  const later = await loggedIn(server, emailAddress)
  const report = { slug: posting.slug, reason: 'scam', text: 'They asked for money.' }
  expect((await later.send('/api/public/report', { body: JSON.stringify(report) })).status).toBe(200)
  expect(await runSql(server, 'select account_id from reports')).toEqual([{ account_id: null }])
})
