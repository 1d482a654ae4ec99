import { lockAccount } from '../../server/auth/accounts.ts'
import type { Database } from '../../server/store/schema.ts'
import { saveProfileOf } from '../../server/talent/profileChanges.ts'
import { personAt } from './rows.ts'

/** Median time to save and index a visible profile in a filled database, in milliseconds. */
export async function saveOne(db: Database, seed: number, rounds: number): Promise<number> {
  const times: number[] = []
  const now = Date.now()
  for (let round = 0; round < rounds; round += 1) {
    const { content, id } = personAt(seed, round, now)
    const { revision } = await db
      .selectFrom('profiles')
      .select('revision')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    const profile = { ...content, about: `${content.about} Since ${now + round}.` }
    const began = performance.now()
    await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, id)
      await saveProfileOf(transaction, { accountId: id, profile, revision, now })
    })
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}
