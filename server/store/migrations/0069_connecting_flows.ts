import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. */
export const isCompatible = true

/** Account of a sign-in flow that connects a provider to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('provider_flows')
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute()
}
