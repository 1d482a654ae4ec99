import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'
import type { Schema } from '../schema.ts'

/** Only adds tables, and a row that older servers do not read. */
export const isCompatible = true

/** Search index of visible profiles, filled when the server starts, and shortlists of companies. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('search_profiles')
    .addColumn('number', isPostgres(db) ? 'bigint' : 'integer', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('person_id', 'text', (column) => column.notNull().unique())
    .addColumn('is_named', 'integer', (column) => column.notNull())
    .addColumn('facets', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('shown_profiles')
    .addColumn('number', isPostgres(db) ? 'bigint' : 'integer', (column) =>
      column.primaryKey().references('search_profiles.number').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('listed', 'text', (column) => column.notNull())
    .execute()

  await createWords(db)

  await db.schema
    .createTable('profile_places')
    .addColumn('number', 'bigint', (column) =>
      column.notNull().references('search_profiles.number').onDelete('cascade'),
    )
    .addColumn('x', 'bigint', (column) => column.notNull())
    .addColumn('y', 'bigint', (column) => column.notNull())
    .addColumn('z', 'bigint', (column) => column.notNull())
    .addColumn('radius', 'integer', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('profile_places_number').on('profile_places').column('number').execute()

  await db.schema
    .createTable('saved_candidates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('is_named', 'integer', (column) => column.notNull())
    .addUniqueConstraint('saved_candidates_once', ['company_id', 'account_id'])
    .execute()
  await db.schema
    .createIndex('saved_candidates_account')
    .on('saved_candidates')
    .column('account_id')
    .execute()
  await db.schema.createIndex('saved_candidates_member').on('saved_candidates').column('saved_by').execute()

  await db.insertInto('search_version').values({ id: 2, version: 0 }).execute()
}

/** Full-text index, in the syntax of each database. Both store the same terms. */
async function createWords(db: Kysely<Schema>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`create virtual table profile_words using fts5(
      texts, traits, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
    )`.execute(db)
    return
  }
  await db.schema
    .createTable('profile_words')
    .addColumn('number', 'bigint', (column) =>
      column.primaryKey().references('search_profiles.number').onDelete('cascade'),
    )
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('vector', sql`tsvector`, (column) => column.notNull())
    .execute()
  await sql`create index profile_words_vector on profile_words using gin (vector)`.execute(db)
  await sql`alter table profile_words alter column vector set statistics 1000`.execute(db)
}
