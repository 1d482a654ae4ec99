import { Migrator, type Migration } from 'kysely/migration'
import { StartupError } from '../startupError.ts'
import * as accounts from '../migrations/0001_accounts.ts'
import * as operations from '../migrations/0002_operations.ts'
import type { Database } from './schema.ts'

const migrations: Readonly<Record<string, Migration>> = {
  '0001_accounts': accounts,
  '0002_operations': operations,
}

/**
 * Brings the database to the schema of this version, all steps in one transaction.
 *
 * @throws StartupError when the data was written by a newer version; it is left as it is
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (tables.some(({ name }) => name === 'kysely_migration')) {
    const done = await migrationsDone(db)
    if (done.some((name) => !(name in migrations))) {
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
