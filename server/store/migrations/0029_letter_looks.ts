import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. */
export const isCompatible = true

/** Resume whose design a letter uses; null for the last changed one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('letters')
    .addColumn('resume_id', 'text', (column) => column.references('resumes.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('letters_resume').on('letters').column('resume_id').execute()
}
