import { lessLikeReasons, type LessLikeReason } from '../../../contract/alerts/alertPage.ts'
import { contentOf } from '../../postings/postings.ts'
import type { Database } from '../../store/schema.ts'
import { narrowedCriteria } from './narrowing.ts'
import type { HeldSearch } from '../savedSearches.ts'

/** Job by slug, if it was mailed to the recipient of a search; otherwise undefined. */
export const mailedJobOf = (db: Database, { subscriber }: Pick<HeldSearch, 'subscriber'>, slug: string) =>
  db
    .selectFrom('mailed_jobs')
    .innerJoin('postings', 'postings.id', 'mailed_jobs.posting_id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select(['postings.id', 'postings.slug', 'postings.content', 'postings.company_id', 'companies.name'])
    .where('mailed_jobs.subscriber_id', '=', subscriber.id)
    .where('postings.slug', '=', slug)
    .executeTakeFirst()

export type MailedJob = NonNullable<Awaited<ReturnType<typeof mailedJobOf>>>

/** Reasons already given for a search against jobs like a mailed one. */
export async function givenReasons(
  db: Database,
  { search }: Pick<HeldSearch, 'search'>,
  job: Pick<MailedJob, 'id'>,
): Promise<LessLikeReason[]> {
  const rows = await db
    .selectFrom('search_narrowings')
    .select('reason')
    .where('search_id', '=', search.id)
    .where('posting_id', '=', job.id)
    .execute()
  return lessLikeReasons.filter((reason) => rows.some((row) => row.reason === reason))
}

/** Criteria of a search that exclude jobs like a mailed one; undefined if the reason would change nothing. */
export async function criteriaWithout(
  db: Database,
  { search, subscriber }: HeldSearch,
  job: MailedJob,
  reason: LessLikeReason,
): Promise<string | undefined> {
  if (reason === 'company') {
    const hidden = await db
      .selectFrom('hidden_companies')
      .select('company_id')
      .where('subscriber_id', '=', subscriber.id)
      .where('company_id', '=', job.company_id)
      .executeTakeFirst()
    return hidden ? undefined : search.criteria
  }
  const criteria = narrowedCriteria(search.criteria, contentOf(job), reason)
  if (criteria === undefined) return undefined
  const other = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('subscriber_id', '=', subscriber.id)
    .where('criteria', '=', criteria)
    .executeTakeFirst()
  return other ? undefined : criteria
}
