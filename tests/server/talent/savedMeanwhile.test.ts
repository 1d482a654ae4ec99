import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { talentCalls } from '../../../contract/talent/talentCalls.ts'
import { setVisibilityOf } from '../../../server/talent/profileChanges.ts'
import { isOnPostgres, withStore } from '../support/databases.ts'
import { startWithCompany, visibleCandidateAt } from '../support/introductions/introductions.ts'

// Skipped on SQLite, whose single writer never waits for another one.
test.runIf(isOnPostgres())(
  'a person who hides the name while a company saves them is not on its shortlist',
  async () => {
    const { employer, server } = await startWithCompany()
    const candidate = await visibleCandidateAt(server, { visibility: 'named' })
    const id = await employer.idOf(candidate)
    const { browser } = employer
    const { path } = talentCalls.saveCandidate
    const save = () => browser.send(`/api/employer/${path}`, { body: JSON.stringify({ id, note: 'Ada' }) })

    await withStore(server, async (db) => {
      const { id: accountId } = await db
        .selectFrom('accounts')
        .select('id')
        .where('email_address', '=', candidate.emailAddress)
        .executeTakeFirstOrThrow()
      const { saving } = await db.transaction().execute(async (transaction) => {
        await setVisibilityOf(transaction, {
          accountId,
          now: server.clock.now,
          visibility: 'anonymous',
        })
        const started = save()
        await expect
          .poll(async () => {
            const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db)
            return rows.length
          })
          .toBeGreaterThan(0)
        return { saving: started }
      })
      expect((await saving).status).toBe(404)
      expect(await db.selectFrom('saved_candidates').selectAll().execute()).toEqual([])
    })
  },
)
