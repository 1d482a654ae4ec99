import { sql, type Kysely } from 'kysely'

/** Only adds a table. */
export const isCompatible = true

/** Invitations to a company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('email_address', 'text', (column) => column.notNull())
    .addColumn('membership', 'text', (column) =>
      column.notNull().check(sql`membership in ('owner', 'recruiter')`),
    )
    .addColumn('code_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('invitations_address', ['company_id', 'email_address'])
    .execute()
  await db.schema.createIndex('invitations_expiry').on('invitations').column('expires_at').execute()
}
