import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { databaseFile } from '../../../server/store/sqlite.ts'
import { withStore, type Place } from '../support/databases.ts'

/** Runs a statement on the data of a running server. Returns its rows. */
export async function runSql(place: Place, statement: string): Promise<readonly unknown[]> {
  if (place.databaseUrl) {
    return withStore(place, async (db) => (await sql.raw(statement).execute(db)).rows)
  }
  const db = new DatabaseSync(databaseFile(place.dataDir), { timeout: 5_000 })
  try {
    return db.prepare(statement).all()
  } finally {
    db.close()
  }
}
