import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'

/** Only adds generated columns, and indexes. */
export const isCompatible = true

/**
 * Sizes of resumes, versions and letters for the storage quota. Generated columns cannot be forgotten by
 * code, and indexes contain them, so that a sum reads no texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite can only add virtual generated columns; the index stores their values.
  const kept = isPostgres(db) ? sql`stored` : sql`virtual`
  for (const [table, text] of [
    ['resumes', 'document'],
    ['resume_versions', 'document'],
    ['letters', 'body'],
  ] as const) {
    const bytes = sql`octet_length(title) + octet_length(${sql.ref(text)})`
    await sql`alter table ${sql.table(table)} add column bytes integer generated always as (${bytes}) ${kept}`.execute(
      db,
    )
  }
  await db.schema.createIndex('resumes_bytes').on('resumes').columns(['account_id', 'id', 'bytes']).execute()
  await db.schema
    .createIndex('resume_versions_bytes')
    .on('resume_versions')
    .columns(['resume_id', 'was_sent', 'bytes'])
    .execute()
  await db.schema.createIndex('letters_bytes').on('letters').columns(['account_id', 'bytes']).execute()
}
