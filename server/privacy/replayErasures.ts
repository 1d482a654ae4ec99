import { sharedKey } from '../security/keys.ts'
import { keyedHash } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { hideProfile } from '../talent/profileChanges.ts'
import { awaitErasure } from './deletion.ts'
import { eraseAccount } from './eraseAccount.ts'
import { writeErasureList, type ErasureEntry } from './erasureList.ts'

interface Replay {
  readonly entries: readonly ErasureEntry[]
  readonly dataDir: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Repeats erasures after a backup was restored, and deletes accounts again whose erasure was pending when the
 * list was written.
 *
 * @returns the number of erased accounts
 */
export async function replayErasures(db: Database, { entries, dataDir, now }: Replay): Promise<number> {
  const hash = keyedHash(await sharedKey(db, 'hashes'))
  let erased = 0
  for (const { accountId, erasedAt, eraseAt } of entries) {
    const account = await db
      .updateTable('accounts')
      .set({ erase_at: eraseAt })
      .where('id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (account && erasedAt === null) {
      await db.transaction().execute(async (transaction) => {
        await hideProfile(transaction, accountId)
        await awaitErasure(transaction, { accountId, eraseAt, now: now() })
      })
    } else if (account) {
      for await (const _ of eraseAccount(db, { accountId, dataDir, now, keyedHash: hash }));
      erased += 1
    }
    await db
      .insertInto('erasures')
      .values({ account_id: accountId, erase_at: eraseAt, erased_at: erasedAt })
      .onConflict((same) => same.column('account_id').doUpdateSet({ erase_at: eraseAt, erased_at: erasedAt }))
      .execute()
  }
  await writeErasureList(db, dataDir)
  return erased
}
