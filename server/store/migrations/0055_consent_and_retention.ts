import { sql, type Kysely } from 'kysely'

/** Only adds a table, and nullable columns. */
export const isCompatible = true

const DAY = 86_400_000
const YEAR = 366 * DAY
const HALF_A_YEAR = 184 * DAY
/** Minimum remaining retention of existing data, so that users have time to see the date. */
const NOTICE = 30 * DAY

/**
 * Legal texts with the accepted versions, and retention dates: for an application 12 months after its end,
 * for a draft six months after its last change, counted here from its creation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('legal_texts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('is_template', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('legal_texts_key', ['kind', 'version'])
    .execute()
  await db.schema.alterTable('accounts').addColumn('terms_version', 'text').execute()
  await db.schema.alterTable('accounts').addColumn('privacy_version', 'text').execute()
  await db.schema.alterTable('accounts').addColumn('terms_accepted_at', 'bigint').execute()
  await db.schema.alterTable('accounts').addColumn('unused_notice_at', 'bigint').execute()
  await db.schema.alterTable('applications').addColumn('kept_until', 'bigint').execute()
  const earliest = Date.now() + NOTICE
  await sql`update applications set kept_until = created_at + ${HALF_A_YEAR}
    where submitted_at is null`.execute(db)
  await sql`update applications set kept_until = ${YEAR} + coalesce(
      (select max(at) from events where subject_kind = 'application' and subject_id = applications.id), submitted_at)
    where submitted_at is not null and state <> 'active'`.execute(db)
  await sql`update applications set kept_until = ${earliest} where kept_until < ${earliest}`.execute(db)
  await db.schema.createIndex('applications_by_kept_until').on('applications').column('kept_until').execute()
  await db.schema.createIndex('accounts_by_last_login').on('accounts').column('last_login_at').execute()
}
