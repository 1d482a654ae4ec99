import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { CompaniesTable, CompanySlugsTable, MembersTable } from '../schema/companies.ts'
import { takeCompanySlug } from '../slugs.ts'

interface Tables {
  accounts: {
    id: string
    role: 'candidate' | 'employer'
    created_at: number
    company_name: string
    company_website: string
    company_about: string
  }
  companies: CompaniesTable
  company_slugs: CompanySlugsTable
  members: MembersTable
}

/**
 * Companies, separate from the accounts of their members. Each employer account becomes the owner of a new
 * company.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('companies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('size', 'text', (column) =>
      column.check(sql`size in ('1-10', '11-50', '51-200', '201-1000', '1000+')`),
    )
    .addColumn('industry', 'text', (column) => column.notNull())
    .addColumn('places', 'text', (column) => column.notNull())
    .addColumn('proof', 'text', (column) => column.notNull().check(sql`proof in ('none', 'domain')`))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  // No foreign key: a slug is taken before its company exists, and stays taken after its company is deleted.
  await db.schema
    .createTable('company_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('company_slugs_company').on('company_slugs').column('company_id').execute()

  await db.schema
    .createTable('members')
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('membership', 'text', (column) =>
      column.notNull().check(sql`membership in ('owner', 'recruiter')`),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('members_company').on('members').column('company_id').execute()

  const employers = await db
    .selectFrom('accounts')
    .select(['id', 'created_at', 'company_name', 'company_website', 'company_about'])
    .where('role', '=', 'employer')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const employer of employers) {
    const company = { id: randomUUID(), name: employer.company_name }
    const { created_at } = employer
    await db
      .insertInto('companies')
      .values({
        ...company,
        slug: await takeCompanySlug(db.$pickTables<'company_slugs'>(), company, created_at),
        website: employer.company_website,
        about: employer.company_about,
        size: null,
        industry: '',
        places: '[]',
        proof: 'none',
        revision: 1,
        created_at,
      })
      .execute()
    await db
      .insertInto('members')
      .values({ company_id: company.id, account_id: employer.id, membership: 'owner', created_at })
      .execute()
  }

  // Drops columns instead of recreating the table, because dropping the old table would delete all rows that
  // refer to it.
  for (const column of ['company_name', 'company_website', 'company_about']) {
    await db.schema.alterTable('accounts').dropColumn(column).execute()
  }
}
