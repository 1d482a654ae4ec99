import type { Kysely } from 'kysely'

/** Only adds an index. */
export const isCompatible = true

/** Index of the waiting and hired applicants of a posting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('applications_state')
    .on('applications')
    .columns(['posting_id', 'state', 'id'])
    .execute()
}
