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
export const removeExportPieces = (db: Database, narrow: (ids: ExportIds) => ExportIds): Promise<number> =>
  commitSoon(db, async (transaction) => {
    const some = await transaction
      .selectFrom('export_pieces')
      .select(['export_id', 'position'])
      .where('export_id', 'in', narrow(exportIds(transaction)))
      .limit(AT_ONCE)
      .execute()
    if (some.length === 0) return 0
    const { numDeletedRows } = await transaction
      .deleteFrom('export_pieces')
      .where((row) => row.or(some.map((each) => row.and({ ...each }))))
      .executeTakeFirst()
    return Number(numDeletedRows)
  })

/** Removes all pieces of the exports that a query finds, a few at a time, so that calls are answered in between. */
export async function removeAllExportPieces(
  db: Database,
  narrow: (ids: ExportIds) => ExportIds,
): Promise<void> {
  while ((await removeExportPieces(db, narrow)) > 0) await setImmediate()
}
