import { sql, type Kysely } from 'kysely'

/** Only adds tables. */
export const isCompatible = true

/** Resumes and their versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('resumes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('trashed_at', 'bigint')
    .addColumn('link', 'text', (column) => column.unique())
    .addColumn('link_expires_on', 'text')
    .execute()
  await db.schema
    .createIndex('resumes_account')
    .on('resumes')
    .columns(['account_id', 'updated_at', 'id'])
    .execute()
  await db.schema
    .createIndex('resumes_trashed')
    .on('resumes')
    .column('trashed_at')
    .where(sql.ref('trashed_at'), 'is not', null)
    .execute()
  await db.schema
    .createTable('resume_versions')
    .addColumn('resume_id', 'text', (column) => column.notNull().references('resumes.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('was_sent', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('resume_versions_key', ['resume_id', 'revision'])
    .execute()
}
