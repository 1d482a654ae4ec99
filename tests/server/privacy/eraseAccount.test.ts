// @module-tag security
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordOf } from '../../../server/applications/record.ts'
import { statisticsOf } from '../../../server/applications/statistics.ts'
import { countsOfPosting } from '../../../server/postings/counts.ts'
import { eraseAccount } from '../../../server/privacy/eraseAccount.ts'
import { openStore } from '../../../server/store/open.ts'
import type { Database } from '../../../server/store/schema.ts'
import { contentOf, tablesWith, withStore, type Place } from '../support/databases.ts'
import { canariesIn, plantCanaries } from '../support/plantCanaries.ts'
import { replayed, storedPlace } from '../support/replaying.ts'

const keyedHash = (text: string) => text

/** Data from which records, counts and statistics of employers are computed. */
async function recordsIn(db: Database, now: number) {
  const companies = await db.selectFrom('companies').selectAll().execute()
  const postings = await db.selectFrom('postings').selectAll().orderBy('id').execute()
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'reference', 'posting_id', 'state', 'stage', 'submitted_at', 'answered_at', 'was_late'])
    .where('submitted_at', 'is not', null)
    .orderBy('id')
    .execute()
  const events = await db
    .selectFrom('events')
    .select(['subject_id', 'seq', 'type', 'actor', 'at', 'from_state', 'to_state', 'machine_version'])
    .where(
      'subject_id',
      'in',
      applications.map(({ id }) => id),
    )
    .orderBy('subject_id')
    .orderBy('seq')
    .execute()
  const company = companies[0]?.id ?? ''
  return {
    companies,
    postings,
    applications,
    events,
    counts: await Promise.all(postings.map(({ id }) => countsOfPosting(db, id))),
    record: await recordOf(db, company, now),
    statistics: await statisticsOf(
      db,
      postings.map(({ id }) => id),
      now,
    ),
  }
}

/** Expects the ledger of every application to lead to its stored state. */
async function expectReplays(db: Database): Promise<void> {
  for (const application of await db.selectFrom('applications').selectAll().execute()) {
    const life = await db
      .selectFrom('events')
      .selectAll()
      .where('subject_id', '=', application.id)
      .orderBy('seq')
      .execute()
    expect(replayed(life, application)).toEqual(storedPlace(application))
  }
}

const outboxOf = ({ dataDir }: Place) =>
  readdirSync(join(dataDir, 'outbox'))
    .map((name) => readFileSync(join(dataDir, 'outbox', name), 'latin1'))
    .join('')

async function plantedAndEnded() {
  const planted = await plantCanaries()
  const { candidate, ids, server } = planted
  await candidate.send(ids.waiting, { type: 'withdraw' })
  await server.mails()
  await server.close()
  return planted
}

test('an erased account leaves no data in any table, file, log or email, and keeps the employer’s records unchanged', async () => {
  const { accountId, server } = await plantedAndEnded()
  const { now } = server.clock
  const before = await withStore(server, (db) => recordsIn(db, now))
  expect(canariesIn(await contentOf(server)).length).toBeGreaterThanOrEqual(40)
  expect(canariesIn(outboxOf(server)).length).toBeGreaterThan(1)

  await withStore(server, async (db) => {
    for await (const _ of eraseAccount(db, {
      accountId,
      dataDir: server.dataDir,
      keyedHash,
      now: () => now,
    }));
    await expectReplays(db)
  })

  expect(await withStore(server, (db) => recordsIn(db, now))).toEqual(before)
  expect(canariesIn(await contentOf(server))).toEqual([])
  expect(canariesIn(outboxOf(server))).toEqual([])
  expect(canariesIn(JSON.stringify(server.logs))).toEqual([])
  expect(await tablesWith(server, accountId)).toEqual(['erasures'])
})

test('an erasure killed after any batch leaves consistent data, and the next run erases the rest', async () => {
  const { accountId, server } = await plantedAndEnded()
  const { now } = server.clock
  const before = await withStore(server, (db) => recordsIn(db, now))
  const erasure = { accountId, dataDir: server.dataDir, keyedHash, now: () => now }
  let batches = 0
  for (let isOver = false; !isOver;) {
    const store = await openStore(server)
    try {
      const { done } = await eraseAccount(store.db, erasure).next()
      isOver = done === true
      batches += 1
      expect(await recordsIn(store.db, now)).toEqual(before)
      await expectReplays(store.db)
    } finally {
      await store.close()
    }
  }
  expect(batches).toBeGreaterThan(12)
  expect(canariesIn(await contentOf(server))).toEqual([])
})
