import { sql, type Kysely } from 'kysely'
import { isShared } from '../locks.ts'

/** Only columns that the database fills by itself, and indexes, are added. */
export const isCompatible = true

/**
 * How many bytes resumes, their versions and letters take, for the quota of an account. The database derives the
 * figure from the texts, so no code can forget it; the indexes hold it, so that no text is read to add it up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds only columns that it computes when it is asked; an index keeps what it has computed.
  const kept = isShared(db) ? sql`stored` : sql`virtual`
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
