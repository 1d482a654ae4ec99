import { setImmediate } from 'node:timers/promises'
import { commitSoon } from './commits.ts'
import type { Database } from './schema.ts'

// SQLite overwrites what it deletes, and calls wait for that: a piece is 256 KiB.
const AT_ONCE = 4

/** The ids of exports, for a query to narrow. */
const exportIds = (db: Database) => db.selectFrom('exports').select('exports.id')

type ExportIds = ReturnType<typeof exportIds>

/**
 * Removes some pieces of the exports that a query finds.
 *
 * @returns how many were removed; 0 when none are left
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

/** Removes all pieces of the exports that a query finds, a few at a time, so that calls are answered in between. */
export async function removeAllExportPieces(
  db: Database,
  narrow: (ids: ExportIds) => ExportIds,
): Promise<void> {
  const remove = () => commitSoon(db, (transaction) => removeExportPieces(transaction, narrow))
  while ((await remove()) > 0n) await setImmediate()
}
