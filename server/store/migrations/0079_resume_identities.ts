import type { Kysely } from 'kysely'

/**
 * Only adds a table and columns, and works with changes by older servers: a resume that they save has a new
 * revision, and websites are checked again at the next start. Invitations are shown by older servers as
 * usual.
 */
export const isCompatible = true

/** Identifying parts of resumes, domains of websites, and invitations that are not delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('resume_identities')
    .addColumn('resume_id', 'text', (column) =>
      column.primaryKey().references('resumes.id').onDelete('cascade'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('companies').addColumn('website_domain', 'text').execute()
  await db.schema.createIndex('companies_website_domain').on('companies').column('website_domain').execute()
  await db.schema
    .alterTable('introductions')
    .addColumn('is_quiet', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
