import type { Kysely } from 'kysely'

/** Only adds a column that older servers leave empty. */
export const isCompatible = true

/** The resume that a letter looks like; null: the one that was changed last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('letters')
    .addColumn('resume_id', 'text', (column) => column.references('resumes.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('letters_resume').on('letters').column('resume_id').execute()
}
