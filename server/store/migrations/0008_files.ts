import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'

/** Only adds tables. */
export const isCompatible = true

/** Uploaded files, in chunks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('files_account')
    .on('files')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('files_unfinished')
    .on('files')
    .column('created_at')
    .where(sql.ref('digest'), 'is', null)
    .execute()
  await db.schema
    .createTable('file_pieces')
    .addColumn('file_id', 'text', (column) => column.notNull().references('files.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_pieces_primary', ['file_id', 'position'])
    .execute()
}
