import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Only adds tables, and a row that older servers do not read. */
export const isCompatible = true

/** Saved searches, mailed jobs, and hidden jobs and companies. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('email_address', 'text', (column) => column.unique())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    // A subscriber with an account has no address of its own, because the account's can change.
    .addCheckConstraint('subscribers_one', sql`(account_id is null) <> (email_address is null)`)
    .execute()

  await db.schema
    .createTable('saved_searches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('criteria', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('every', 'text', (column) =>
      column.notNull().check(sql`every in ('instant', 'daily', 'weekly')`),
    )
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('unconfirmed', 'active', 'paused', 'bouncing', 'asked', 'ended')`),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('renewed_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addUniqueConstraint('saved_searches_once', ['subscriber_id', 'criteria'])
    // Only a search that sends emails has a due time.
    .addCheckConstraint('saved_searches_due', sql`due_at is null or state in ('active', 'asked')`)
    .addCheckConstraint('saved_searches_end', sql`(state = 'ended') = (ended_at is not null)`)
    .execute()
  await db.schema.createIndex('saved_searches_due_at').on('saved_searches').column('due_at').execute()
  await db.schema.createIndex('saved_searches_ended_at').on('saved_searches').column('ended_at').execute()

  await db.schema
    .createTable('saved_search_terms')
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('search_id', 'text', (column) =>
      column.notNull().references('saved_searches.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('saved_search_terms_key', ['term', 'search_id'])
    .execute()
  await db.schema
    .createIndex('saved_search_terms_search')
    .on('saved_search_terms')
    .column('search_id')
    .execute()

  await db.schema
    .createTable('alert_matches')
    .addColumn('search_id', 'text', (column) =>
      column.notNull().references('saved_searches.id').onDelete('cascade'),
    )
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('matched_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_matches_key', ['search_id', 'posting_id'])
    .execute()
  await db.schema.createIndex('alert_matches_posting').on('alert_matches').column('posting_id').execute()

  await db.schema
    .createTable('mailed_jobs')
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mailed_jobs_key', ['subscriber_id', 'posting_id'])
    .execute()
  await db.schema.createIndex('mailed_jobs_posting').on('mailed_jobs').column('posting_id').execute()

  await db.schema
    .createTable('hidden_jobs')
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('hidden_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('hidden_jobs_key', ['subscriber_id', 'posting_id'])
    .execute()
  await db.schema.createIndex('hidden_jobs_posting').on('hidden_jobs').column('posting_id').execute()

  await db.schema
    .createTable('hidden_companies')
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('hidden_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('hidden_companies_key', ['subscriber_id', 'company_id'])
    .execute()
  await db.schema
    .createIndex('hidden_companies_company')
    .on('hidden_companies')
    .column('company_id')
    .execute()

  await db.schema
    .createTable('search_narrowings')
    .addColumn('search_id', 'text', (column) =>
      column.notNull().references('saved_searches.id').onDelete('cascade'),
    )
    .addColumn('posting_id', 'text', (column) =>
      column.notNull().references('postings.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) =>
      column.notNull().check(sql`reason in ('company', 'title', 'place', 'pay')`),
    )
    .addColumn('criteria_before', 'text', (column) => column.notNull())
    .addColumn('criteria_after', 'text', (column) => column.notNull())
    .addColumn('narrowed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_narrowings_key', ['search_id', 'posting_id', 'reason'])
    .execute()
  await db.schema
    .createIndex('search_narrowings_posting')
    .on('search_narrowings')
    .column('posting_id')
    .execute()

  await db.schema
    .createTable('alert_confirmations')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .execute()

  // Analyzer version of the terms; 0 to index on the first start.
  await db.insertInto('search_version').values({ id: 3, version: 0 }).execute()
}
