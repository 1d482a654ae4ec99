import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'
import type { Schema } from '../schema.ts'

/**
 * Postings are found by their traits as they are by their words: what is chosen, and where they are. The index is filled
 * anew when the server starts. An older server would add postings without traits, so it must not go on.
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
