import type { Kysely } from 'kysely'

// Not compatible: an older server would reveal hidden names.

/** Numbers of applicants whose names are hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('hidden_as', 'integer').execute()
}
