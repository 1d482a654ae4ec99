import { Migrator, type Migration } from 'kysely/migration'
import { StartupError } from '../operations/startupError.ts'
import * as accounts from './migrations/0001_accounts.ts'
import * as operations from './migrations/0002_operations.ts'
import * as companies from './migrations/0003_companies.ts'
import type { Database } from './schema.ts'

const migrations: Readonly<Record<string, Migration>> = {
  '0001_accounts': accounts,
  '0002_operations': operations,
  '0003_companies': companies,
}

/**
 * Brings the database to the schema of this version, all steps in one transaction: killed half way, it is as it was.
 * Of several processes that start at once, one does it, and the others wait.
 *
 * @param steps by name, in the order of their names
 * @throws StartupError when the data was written by a newer version; it is left as it is
 */
export async function migrate(db: Database, steps = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...steps }) } })
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (tables.some(({ name }) => name === 'kysely_migration')) {
    const done = await migrationsDone(db)
    if (done.some((name) => !(name in steps))) {
      throw new StartupError(
        'The data was written by a newer version of this server. Start that version, or use another DATA_DIR.',
        'newerData',
      )
    }
  }
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

const migrationsDone = async (db: Database) => {
  const rows = await db
    .$extendTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}
