import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../locks.ts'

/** Only adds tables. */
export const isCompatible = true

/** Exports of an account's data, in chunks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('progress', 'integer', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint')
    .addColumn('expires_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('exports_account')
    .on('exports')
    .columns(['account_id', 'requested_at', 'id'])
    .execute()
  await db.schema
    .createIndex('exports_expiring')
    .on('exports')
    .column('expires_at')
    .where(sql.ref('expires_at'), 'is not', null)
    .execute()
  await db.schema
    .createTable('export_pieces')
    .addColumn('export_id', 'text', (column) => column.notNull().references('exports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('export_pieces_primary', ['export_id', 'position'])
    .execute()
}
