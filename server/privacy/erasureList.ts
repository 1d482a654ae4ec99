import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { isPostgres } from '../store/locks.ts'
import type { Database } from '../store/schema.ts'

// A backup holds accounts that were deleted since. Restoring it would bring them back, so which they were is kept apart
// from the database: random ids and times, nothing of a person.

const entrySchema = v.object({
  accountId: v.string(),
  /** When it is to be erased, in milliseconds since 1970. */
  eraseAt: v.number(),
  /** When it was; null while it can still be kept. */
  erasedAt: v.nullable(v.number()),
})

export type ErasureEntry = v.InferOutput<typeof entrySchema>

/** The list of the embedded database, beside it. */
export const erasureListFile = (dataDir: string) => join(dataDir, 'erased.json')

/** Accounts that were deleted and not kept. */
export async function erasuresIn(db: Database): Promise<ErasureEntry[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('erase_at').orderBy('account_id').execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    eraseAt: row.erase_at,
    erasedAt: row.erased_at,
  }))
}

/** Writes the list of the embedded database beside it. What several servers share is copied with the backups. */
export async function writeErasureList(db: Database, dataDir: string): Promise<void> {
  if (isPostgres(db)) return
  await writeList(erasureListFile(dataDir), await erasuresIn(db))
}

/** On the disk before it has its name: killed at any moment, the one before is there, or this one. */
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
 * @throws where there is none, or the file is no list
 */
export const readList = async (file: string): Promise<ErasureEntry[]> =>
  v.parse(v.array(entrySchema), JSON.parse(await readFile(file, 'utf8')))
