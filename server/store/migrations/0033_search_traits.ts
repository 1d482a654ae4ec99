import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'
import type { Schema } from '../schema.ts'

/**
 * Traits of postings in the full-text index: values of filters, and locations. The index is rebuilt when the
 * server starts. Not compatible: an older server would add postings without traits.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.dropIndex('search_places_point').execute()
  if (isPostgres(db)) {
    // The planner needs statistics beyond the most common words.
    await sql`alter table search_words alter column vector set statistics 1000`.execute(db)
  } else {
    await db.schema.dropTable('search_words').execute()
    await sql`create virtual table search_words using fts5(
      texts, traits, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
    )`.execute(db)
  }
  await db.deleteFrom('search_postings').execute()
  await db.updateTable('search_version').set({ version: 0 }).execute()
}
