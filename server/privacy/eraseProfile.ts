import { sql } from 'kysely'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { hideProfile } from '../talent/profileChanges.ts'

// Steps of an erasure. Each erases one batch, and returns true if there was something to erase.

interface Erasing {
  readonly account: { readonly id: string }
}

/** Batch size for rows of a few hundred bytes. */
const ROWS = 500
/** Number of index pages to merge at once. */
const PAGES = 200

const some = async (deleting: Promise<{ readonly numDeletedRows: bigint }>) =>
  (await deleting).numDeletedRows > 0n

/** Deletes the profile, after its search index, whose words are in a separate table. */
export async function removeProfile(transaction: Database, { account }: Erasing): Promise<boolean> {
  await hideProfile(transaction, account.id)
  return some(transaction.deleteFrom('profiles').where('account_id', '=', account.id).executeTakeFirst())
}

/**
 * Removes the words of deleted profiles from SQLite's full-text index, which retains them until its segments
 * are merged. PostgreSQL deletes them with the rows.
 */
export async function mergeProfileWords(transaction: Database): Promise<boolean> {
  if (isPostgres(transaction)) return false
  const before = await changesIn(transaction)
  await sql`insert into profile_words(profile_words, rank) values ('merge', ${-PAGES})`.execute(transaction)
  // SQLite counts one change for a merge that has nothing to do.
  return (await changesIn(transaction)) - before > 1
}

async function changesIn(db: Database): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select total_changes() as count`.execute(db)
  return rows[0]?.count ?? 0
}

export const removeExclusions = (transaction: Database, { account }: Erasing): Promise<boolean> =>
  some(
    transaction
      .deleteFrom('exclusions')
      .where('id', 'in', (row) =>
        row.selectFrom('exclusions').select('id').where('account_id', '=', account.id).limit(ROWS),
      )
      .executeTakeFirst(),
  )

export async function removeProfileViews(transaction: Database, { account }: Erasing): Promise<boolean> {
  const day = await transaction
    .selectFrom('profile_views')
    .select('day')
    .where('account_id', '=', account.id)
    .limit(1)
    .executeTakeFirst()
  if (!day) return false
  return some(
    transaction
      .deleteFrom('profile_views')
      .where('account_id', '=', account.id)
      .where('day', '=', day.day)
      .executeTakeFirst(),
  )
}
