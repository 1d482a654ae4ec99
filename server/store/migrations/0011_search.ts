import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'
import type { Schema } from '../schema.ts'

/** Search index of postings, filled when the server starts. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('search_postings')
    .addColumn('number', isPostgres(db) ? 'bigint' : 'integer', (column) => column.primaryKey())
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().unique().references('postings.id').onDelete('cascade'),
    )
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('workplace', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('level', 'text')
    .addColumn('yearly_pay', 'bigint', (column) => column.notNull())
    .addColumn('regions', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('search_postings_pay')
    .on('search_postings')
    .columns(['yearly_pay', 'number'])
    .execute()
  await db.schema.createIndex('search_postings_company').on('search_postings').column('company_id').execute()

  await createWords(db)

  await db.schema
    .createTable('search_places')
    .addColumn('number', 'bigint', (column) =>
      column.notNull().references('search_postings.number').onDelete('cascade'),
    )
    .addColumn('x', 'bigint', (column) => column.notNull())
    .addColumn('y', 'bigint', (column) => column.notNull())
    .addColumn('z', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('search_places_number').on('search_places').column('number').execute()
  await db.schema
    .createIndex('search_places_point')
    .on('search_places')
    .columns(['z', 'x', 'y', 'number'])
    .execute()

  await db.schema
    .createTable('search_dictionary')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('length', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('search_dictionary_length').on('search_dictionary').column('length').execute()

  await db.schema
    .createTable('search_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.insertInto('search_version').values({ id: 1, version: 0 }).execute()
}

/** Full-text index, in the syntax of each database. Both store the same terms. */
async function createWords(db: Kysely<Schema>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`create virtual table search_words using fts5(
      title, head, body, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_'"
    )`.execute(db)
    return
  }
  await db.schema
    .createTable('search_words')
    .addColumn('number', 'bigint', (column) =>
      column.primaryKey().references('search_postings.number').onDelete('cascade'),
    )
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('vector', sql`tsvector`, (column) => column.notNull())
    .execute()
  await sql`create index search_words_vector on search_words using gin (vector)`.execute(db)
}
