import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

// Not compatible: an older server refuses postings with visa sponsorship or weekly hours, and would add
// postings that the filters do not find.

/**
 * Data for additional search filters: companies that reply on time, and traits for facet counts. The index is
 * rebuilt when the server starts; reply records are computed by jobs.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('companies')
    .addColumn('replies_on_time', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('search_postings')
    .addColumn('facets', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const companies = await db
    .selectFrom('postings')
    .innerJoin('applications', 'applications.posting_id', 'postings.id')
    .select('postings.company_id')
    .where((row) => row.or([row('answered_at', 'is not', null), row('was_late', '=', 1)]))
    .distinct()
    .execute()
  const now = Date.now()
  for (const { company_id: companyId } of companies) {
    await db
      .insertInto('jobs')
      .values({
        id: randomUUID(),
        queue: 'deadlines',
        kind: 'record.company',
        payload: JSON.stringify({ companyId }),
        progress: null,
        key: null,
        subject: `company/${companyId}`,
        priority: 0,
        created_at: now,
        due_at: now,
        attempts: 0,
        leased_until: null,
        failed_at: null,
        reason: null,
      })
      .execute()
  }
}
