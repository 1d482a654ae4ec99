// @module-tag invariant
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { lockApplication } from '../../../server/applications/applications.ts'
import { lockAccount } from '../../../server/auth/accounts.ts'
import { lockIntroduction } from '../../../server/introductions/introductions.ts'
import type { Database } from '../../../server/store/schema.ts'
import { applyingIn } from '../support/applications.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import type { TestServer } from '../support/harness.ts'
import { startWithCompany, visibleCandidateAt } from '../support/introductions/introductions.ts'
import { runSql } from '../store/runSql.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Makes all people inactive today, so that their next event updates the day of activity. */
const wasActiveBefore = (server: TestServer) =>
  runSql(server, `update profiles set active_day = '2029-12-01'`)

/**
 * Locks an account first, like an erasure; starts a call that waits for this lock; and then locks the object
 * of the call. A different lock order in the call would cause a deadlock.
 */
const lockAround = (
  server: TestServer,
  {
    call,
    emailAddress,
    lock,
  }: {
    readonly emailAddress: string
    readonly call: () => Promise<{ readonly http: number }>
    readonly lock: (transaction: Database) => Promise<unknown>
  },
) =>
  withStore(server, async (db) => {
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email_address', '=', emailAddress)
      .executeTakeFirstOrThrow()
    const answered = await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, id)
      const calling = call()
      await expect.poll(() => waitingFor(db)).toBeGreaterThan(0)
      await lock(transaction)
      return { calling }
    })
    return (await answered.calling).http
  })

async function waitingFor(db: Database): Promise<number> {
  const { rows } = await sql<{
    waiting: string
  }>`select count(*) as waiting from pg_locks where not granted`.execute(db)
  return Number(rows[0]?.waiting)
}

// Skipped on SQLite, whose single writer never waits for another one.
test.runIf(isOnPostgres())(
  'a concurrent invitation event and deletion of its candidate lock in the same order',
  async () => {
    const { employer, posting, server } = await startWithCompany()
    const candidate = await visibleCandidateAt(server)
    const { id } = await employer.invited(candidate, posting.id)
    await wasActiveBefore(server)

    const http = await lockAround(server, {
      emailAddress: candidate.emailAddress,
      call: () => candidate.respond(id, { type: 'decline' }),
      lock: (transaction) => lockIntroduction(transaction, id),
    })

    expect(http).toBe(200)
  },
)

test.runIf(isOnPostgres())(
  'a concurrent sending of an application and deletion of its candidate lock in the same order',
  async () => {
    const { posting, server } = await startWithCompany()
    const candidate = await visibleCandidateAt(server)
    const { complete, send, start } = applyingIn(candidate.browser)
    const { id } = await start(posting.slug)
    await complete(id)
    await wasActiveBefore(server)

    const http = await lockAround(server, {
      emailAddress: candidate.emailAddress,
      call: () => send(id, { type: 'submit' }),
      lock: (transaction) => lockApplication(transaction, id),
    })

    expect(http).toBe(200)
  },
)
