import { setImmediate } from 'node:timers/promises'
import { commitSoon } from './commits.ts'
import type { Database } from './schema.ts'

// Batch size in chunks of 256 KiB. SQLite overwrites deleted data, while calls wait.
const AT_ONCE = 4

/** Query of export ids, to be narrowed by conditions. */
const exportIds = (db: Database) => db.selectFrom('exports').select('exports.id')

type ExportIds = ReturnType<typeof exportIds>

/**
 * Deletes some chunks of the exports in a query.
 *
 * @returns the number of deleted chunks; 0 if none are left
 */
export async function removeExportPieces(
  db: Database,
  narrow: (ids: ExportIds) => ExportIds,
): Promise<bigint> {
  const some = await db
    .selectFrom('export_pieces')
    .select(['export_id', 'position'])
    .where('export_id', 'in', narrow(exportIds(db)))
    .limit(AT_ONCE)
    .execute()
  if (some.length === 0) return 0n
  const { numDeletedRows } = await db
    .deleteFrom('export_pieces')
    .where((row) => row.or(some.map((each) => row.and({ ...each }))))
    .executeTakeFirst()
  return numDeletedRows
}

/** Deletes all chunks of the exports in a query, a few at a time, so that calls can run in between. */
export async function removeAllExportPieces(
  db: Database,
  narrow: (ids: ExportIds) => ExportIds,
): Promise<void> {
  const remove = () => commitSoon(db, (transaction) => removeExportPieces(transaction, narrow))
  while ((await remove()) > 0n) await setImmediate()
}
