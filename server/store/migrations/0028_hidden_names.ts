import type { Kysely } from 'kysely'

// No older server may go on with this data: it would tell names that are to be hidden.

/** Numbers of applicants whose names are hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('hidden_as', 'integer').execute()
}
