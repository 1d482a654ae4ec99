import type { Kysely } from 'kysely'

// No older server may go on with this data: it would tell names that are to be hidden.

/** Whose name is hidden from the company at first, and as which number of such people they stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('applications').addColumn('hidden_as', 'integer').execute()
}
