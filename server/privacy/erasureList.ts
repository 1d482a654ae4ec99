import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'

// Backups contain accounts that were deleted since, and restoring one would bring them back. Therefore the
// deleted accounts are listed outside of the database, by random ids and times without personal data.

const entrySchema = v.object({
  accountId: v.string(),
  /** Time of the planned erasure, in milliseconds since 1970. */
  eraseAt: v.number(),
  /** Time of the erasure; null while the account can be restored. */
  erasedAt: v.nullable(v.number()),
})

export type ErasureEntry = v.InferOutput<typeof entrySchema>

/** Path of the list, next to the embedded database. */
export const erasureListFile = (dataDir: string) => join(dataDir, 'erased.json')

/** Accounts that were deleted and not restored. */
export async function erasuresIn(db: Database): Promise<ErasureEntry[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('erase_at').orderBy('account_id').execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    eraseAt: row.erase_at,
    erasedAt: row.erased_at,
  }))
}

/** Writes the list next to the embedded database. For PostgreSQL, the backup command copies it. */
export async function writeErasureList(db: Database, dataDir: string): Promise<void> {
  if (isPostgres(db)) return
  await writeList(erasureListFile(dataDir), await erasuresIn(db))
}

/**
 * Writes atomically: synced to disk before it is renamed, so that an interruption leaves either the old or
 * the new list.
 */
export async function writeList(file: string, entries: readonly ErasureEntry[]): Promise<void> {
  const part = `${file}.part`
  const handle = await open(part, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(entries, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, file)
}

/**
 * Reads a list.
 *
 * @throws if the file is missing or invalid
 */
export const readList = async (file: string): Promise<ErasureEntry[]> =>
  v.parse(v.array(entrySchema), JSON.parse(await readFile(file, 'utf8')))
