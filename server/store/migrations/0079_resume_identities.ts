import type { Kysely } from 'kysely'

/**
 * Adds a table, and columns that earlier versions leave as they are: a resume that one of them has saved has another
 * revision, a website is looked at again at the next start, and an invitation is theirs to show.
 */
export const isCompatible = true

/** Identifying parts of resumes, domains of websites, and invitations that do not reach their candidate. */
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
