import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../../server/operations/logger.ts'
import { createAudit } from '../../../server/security/audit.ts'
import { openStore } from '../../../server/store/open.ts'
import { isOnPostgres } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

test('Security events of an account are found by an index.', async () => {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  const asked = sql`select at, call, outcome from security_events where account_id = 'x' order by at`

  const plan = await store.db.connection().execute(async (db) => {
    // Turns off sequential scans, which PostgreSQL prefers for small tables.
    if (isOnPostgres()) await sql`set enable_seqscan = off`.execute(db)
    const explain = sql.raw(isOnPostgres() ? 'explain' : 'explain query plan')
    const { rows } = await sql`${explain} ${asked}`.execute(db)
    return JSON.stringify(rows)
  })

  expect(plan).toContain('security_events_account')
})

test('A full buffer of security events drops the newest ones.', async () => {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  const audit = createAudit(store.db, createLogger({ logLevel: 'silent' }))
  const note = (at: number) =>
    audit.note({ at, role: 'candidate', call: 'login', outcome: 'done', client_hash: '', request_id: '' })

  for (let at = 1; at <= 10_002; at += 1) note(at)
  await audit.flush()

  const newest = store.db.selectFrom('security_events').select('at').orderBy('at', 'desc').limit(1)
  expect(await newest.execute()).toEqual([{ at: 10_000 }])

  note(10_003)
  await audit.close()
  expect(await newest.execute()).toEqual([{ at: 10_003 }])
})
