import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave unchanged. */
export const isCompatible = true

/** Earlier choices of an account for a kind of email, each with its end; null if unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_settings').addColumn('earlier', 'text').execute()
}
