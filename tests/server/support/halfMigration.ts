// Begins to bring a database to a newer schema, says so, and never gets any further.
import { Kysely, sql } from 'kysely'
import * as accounts from '../../../server/store/migrations/0001_accounts.ts'
import * as operations from '../../../server/store/migrations/0002_operations.ts'
import { migrate } from '../../../server/store/migrate.ts'
import { openPostgres } from '../../../server/store/postgres.ts'
import type { Schema } from '../../../server/store/schema.ts'
import { openSqlite } from '../../../server/store/sqlite.ts'

const { DATA_DIR = '', DATABASE_URL } = process.env
const { dialect } = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(DATA_DIR)
const db = new Kysely<Schema>({ dialect })
await migrate(db, { '0001_accounts': accounts })
await sql`insert into accounts values (
  'ada', 'candidate', 'ada@example.com', 'Ada', 'Byron', '', null, 'email', '', '', null, 0
)`.execute(db)
const stuck: typeof operations = {
  up: async (transaction) => {
    await operations.up(transaction)
    process.stdout.write('half way\n')
    await new Promise((_) => setInterval(() => {}, 1_000))
  },
}
await migrate(db, { '0001_accounts': accounts, '0002_operations': stuck })
