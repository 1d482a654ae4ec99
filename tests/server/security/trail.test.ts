import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../server/store/open.ts'
import { isOnPostgres } from '../support/databases.ts'
import { newPlace } from '../support/harness.ts'

test('what an account has done is found in the security events by an index', async () => {
  const store = await openStore(await newPlace())
  onTestFinished(store.close)
  const asked = sql`select at, call, outcome from security_events where account_id = 'x' order by at`

  const plan = await store.db.connection().execute(async (db) => {
    // PostgreSQL reads a small table whole where it may.
    if (isOnPostgres()) await sql`set enable_seqscan = off`.execute(db)
    const explain = sql.raw(isOnPostgres() ? 'explain' : 'explain query plan')
    const { rows } = await sql`${explain} ${asked}`.execute(db)
    return JSON.stringify(rows)
  })

  expect(plan).toContain('security_events_account')
})
