// Starts to migrate a database, reports this, and never finishes.
import { Kysely } from 'kysely'
import { migrate, migrations } from '../../../../server/store/migrate.ts'
import * as members from '../../../../server/store/migrations/0007_members.ts'
import { openPostgres } from '../../../../server/store/postgres.ts'
import type { Schema } from '../../../../server/store/schema.ts'
import { openSqlite } from '../../../../server/store/sqlite.ts'
import { makeDataBeforeMembers } from '../beforeMembers.ts'

const { DATA_DIR = '', DATABASE_URL } = process.env
const { dialect } = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(DATA_DIR)
const db = new Kysely<Schema>({ dialect })
await makeDataBeforeMembers(db)
const stuck: typeof members = {
  up: async (transaction) => {
    await members.up(transaction)
    process.stdout.write('half way\n')
    await new Promise((_) => setInterval(() => {}, 1_000))
  },
}
await migrate(db, { ...migrations, '0007_members': stuck })
