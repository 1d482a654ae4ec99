import { sql } from 'kysely'
import { storageBytes, type Storage } from '../../contract/files/storage.ts'
import { Refused } from '../refused.ts'
import { forUpdate } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'
import { filesRefusals } from '../words/files.ts'

/**
 * Used and allowed bytes of an account. Sums indexed generated columns, so that the result always agrees with
 * the rows.
 *
 * Sent versions, and sent files that were deleted, belong to the application and do not count.
 */
export async function storageOf(db: Database, accountId: string): Promise<Storage> {
  const ofAccount = sql<number>`coalesce(sum(bytes), 0)`
  const resumes = db.selectFrom('resumes').where('account_id', '=', accountId)
  const { verified_at, ...sums } = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select('verified_at')
    .select([
      resumes.select(ofAccount.as('sum')).as('resumes'),
      db
        .selectFrom('resume_versions')
        .where('resume_id', 'in', resumes.select('id'))
        .where('was_sent', '=', 0)
        .select(ofAccount.as('sum'))
        .as('versions'),
      db.selectFrom('letters').where('account_id', '=', accountId).select(ofAccount.as('sum')).as('letters'),
      db
        .selectFrom('files')
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .select(ofAccount.as('sum'))
        .as('files'),
    ])
    .executeTakeFirstOrThrow()
  const parts = {
    resumes: Number(sums.resumes),
    versions: Number(sums.versions),
    letters: Number(sums.letters),
    files: Number(sums.files),
  }
  return {
    used: parts.resumes + parts.versions + parts.letters + parts.files,
    most: verified_at === null ? storageBytes.unverified : storageBytes.verified,
    parts,
  }
}

/**
 * Locks an account until the transaction ends. Everything that adds to its storage must do this before any
 * other lock: concurrent saves are then counted one after the other, without deadlocks.
 */
export async function lockStorage(transaction: Database, accountId: string): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .modifyEnd(forUpdate(transaction))
    .executeTakeFirst()
}

/**
 * Enforces the storage quota of a locked account after a write. Automatic versions are removed, oldest first,
 * until everything fits. A full account may still save a text that does not become longer.
 *
 * @param grownBy added bytes
 * @throws Refused if the quota is exhausted; the transaction must then be rolled back
 */
export async function requireRoom(transaction: Database, accountId: string, grownBy: number): Promise<void> {
  const { most, used } = await storageOf(transaction, accountId)
  if (used <= most) return
  const freed = await pruneVersions(transaction, accountId, used - most)
  if (used - freed > most && grownBy > 0) throw storageIsFull(most)
}

/** Refused for content beyond the quota. */
export const storageIsFull = (most: number) =>
  new Refused(filesRefusals.storageFull(most / 1024 / 1024, most === storageBytes.unverified))

/**
 * Removes automatic versions that were never sent, except the latest of each resume.
 *
 * @param wanted number of bytes needed
 * @returns number of bytes freed
 */
export async function pruneVersions(
  transaction: Database,
  accountId: string,
  wanted: number,
): Promise<number> {
  const automatic = await transaction
    .selectFrom('resume_versions')
    .innerJoin('resumes', 'resumes.id', 'resume_versions.resume_id')
    .where('resumes.account_id', '=', accountId)
    .where('resume_versions.name', 'is', null)
    .where('resume_versions.was_sent', '=', 0)
    .whereRef('resume_versions.revision', '<', 'resumes.revision')
    .select(['resume_versions.resume_id', 'resume_versions.revision', 'resume_versions.bytes'])
    .orderBy('resume_versions.saved_at')
    .execute()
  let freed = 0
  for (const { bytes, resume_id: resumeId, revision } of automatic) {
    if (freed >= wanted) break
    await transaction
      .deleteFrom('resume_versions')
      .where('resume_id', '=', resumeId)
      .where('revision', '=', revision)
      .execute()
    freed += bytes
  }
  return freed
}

/** Total length of texts in UTF-8 bytes, as the database stores them. */
export const bytesIn = (...texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
