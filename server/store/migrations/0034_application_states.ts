import type { Kysely } from 'kysely'

/** Only an index is added. */
export const isCompatible = true

/** Who in a posting waits, or was hired, is found without reading everybody who has applied to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('applications_state')
    .on('applications')
    .columns(['posting_id', 'state', 'id'])
    .execute()
}
