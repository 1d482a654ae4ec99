import type { Kysely } from 'kysely'

/** Only adds indexes. */
export const isCompatible = true

/**
 * Covering indexes for statistics of the last 90 days, so that their cost does not depend on older
 * applications.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('applications_by_reply')
    .on('applications')
    .columns(['posting_id', 'answered_at', 'was_late', 'answer_due_at', 'submitted_at'])
    .execute()
  await db.schema
    .createIndex('applications_by_stage')
    .on('applications')
    .columns(['posting_id', 'submitted_at', 'stage', 'state'])
    .execute()
}
