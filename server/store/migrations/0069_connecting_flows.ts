import type { Kysely } from 'kysely'

/** A column that earlier versions leave empty. */
export const isCompatible = true

/** A sign-in with a provider that connects it to the account that is signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('provider_flows')
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .execute()
}
