import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. */
export const isCompatible = true

/** Idempotency key of a bulk call, which applies it at most once to each application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('call_key', 'text').execute()
  await db.schema
    .createIndex('events_call_key')
    .unique()
    .on('events')
    .columns(['subject_kind', 'subject_id', 'call_key'])
    .where('call_key', 'is not', null)
    .execute()
}
