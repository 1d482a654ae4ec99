import { sql } from 'kysely'
import type { Hidden } from '../../../contract/alerts/forYou.ts'
import { contentOf } from '../../postings/postings.ts'
import { readablePostings } from '../../postings/public.ts'
import { ownObject } from '../../refused.ts'
import { listPage } from '../../store/list.ts'
import type { Database } from '../../store/schema.ts'
import { subscriberFor } from '../subscribers.ts'

interface Owner {
  readonly accountId: string
  readonly now: number
}

/**
 * Hides a job from the emails and suggestions of an account. Idempotent.
 *
 * @throws Refused (404) for a job that is not public
 */
export async function hideJob(db: Database, slug: string, { accountId, now }: Owner): Promise<void> {
  const found = await readablePostings(db, now)
    .select('postings.id')
    .where('postings.slug', '=', slug)
    .executeTakeFirst()
  const { id } = ownObject(found)
  await db.transaction().execute(async (transaction) => {
    const subscriber = await subscriberFor(transaction, { accountId }, now)
    await transaction
      .insertInto('hidden_jobs')
      .values({ subscriber_id: subscriber.id, posting_id: id, hidden_at: now })
      .onConflict((same) => same.doNothing())
      .execute()
  })
}

/**
 * Hides all jobs of a company from the emails and suggestions of an account. Idempotent.
 *
 * @throws Refused (404) for an unknown company
 */
export async function hideCompany(db: Database, slug: string, { accountId, now }: Owner): Promise<void> {
  const found = await readableCompanies(db).select('id').where('slug', '=', slug).executeTakeFirst()
  const { id } = ownObject(found)
  await db.transaction().execute(async (transaction) => {
    const subscriber = await subscriberFor(transaction, { accountId }, now)
    await transaction
      .insertInto('hidden_companies')
      .values({ subscriber_id: subscriber.id, company_id: id, hidden_at: now })
      .onConflict((same) => same.doNothing())
      .execute()
  })
}

const readableCompanies = (db: Database) => db.selectFrom('companies').where('suspended_at', 'is', null)

const subscriberOf = (db: Database, accountId: string) =>
  db.selectFrom('subscribers').select('subscribers.id').where('account_id', '=', accountId)

/** Shows a hidden job again. Idempotent. */
export const unhideJob = (db: Database, slug: string, accountId: string) =>
  db
    .deleteFrom('hidden_jobs')
    .where('subscriber_id', 'in', subscriberOf(db, accountId))
    .where('posting_id', 'in', db.selectFrom('postings').select('id').where('slug', '=', slug))
    .execute()

/** Shows the jobs of a hidden company again. Idempotent. */
export const unhideCompany = (db: Database, slug: string, accountId: string) =>
  db
    .deleteFrom('hidden_companies')
    .where('subscriber_id', 'in', subscriberOf(db, accountId))
    .where('company_id', 'in', db.selectFrom('companies').select('id').where('slug', '=', slug))
    .execute()

interface Wanted {
  readonly after?: string | undefined
  readonly limit: number
}

/** Hidden jobs and companies of an account that are still public, last hidden first. */
export async function hiddenOf(db: Database, { accountId, now }: Owner, wanted: Wanted) {
  const ofCompany = ['companies.name', 'companies.slug as company_slug', 'companies.logo'] as const
  const jobs = readablePostings(db, now)
    .innerJoin('hidden_jobs', 'hidden_jobs.posting_id', 'postings.id')
    .select(['postings.id', 'hidden_at', 'postings.slug'])
    .select(sql<string | null>`postings.content`.as('content'))
    .select([...ofCompany])
    .where('subscriber_id', 'in', subscriberOf(db, accountId))
  const companies = readableCompanies(db)
    .innerJoin('hidden_companies', 'hidden_companies.company_id', 'companies.id')
    .select(['companies.id', 'hidden_at', sql<string | null>`companies.slug`.as('slug')])
    .select(sql<string | null>`cast(null as text)`.as('content'))
    .select([...ofCompany])
    .where('subscriber_id', 'in', subscriberOf(db, accountId))
  const { items, next } = await listPage(
    db.selectFrom(jobs.unionAll(companies).as('hidden')).selectAll(),
    [
      { column: 'hidden_at', kind: 'number', falls: true },
      { column: 'id', kind: 'text' },
    ],
    wanted,
  )
  return {
    items: items.map(({ company_slug, content, hidden_at, logo, name, slug }): Hidden => ({
      kind: content === null ? 'company' : 'job',
      slug: slug ?? company_slug,
      name: content === null ? name : contentOf({ content }).title,
      company: { name, slug: company_slug, logo: logo || undefined },
      hiddenAt: new Date(hidden_at).toISOString(),
    })),
    next,
  }
}
