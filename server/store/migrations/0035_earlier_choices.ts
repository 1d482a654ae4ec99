import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave as it is. */
export const isCompatible = true

/** Earlier choices of an account for a kind of mail, each with its end; null where unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_settings').addColumn('earlier', 'text').execute()
}
