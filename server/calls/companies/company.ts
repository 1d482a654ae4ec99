import * as v from 'valibot'
import { publicCompanySchema, type PublicCompany } from '../../../contract/companies/reads.ts'
import type { JobInList } from '../../../contract/search/job.ts'
import type { ReadContext } from '../shared/context.ts'
import { Refused } from '../../refused.ts'
import { recordOf } from '../../applications/record.ts'
import { publicPostings } from '../../postings/public.ts'
import { jobsInList } from '../../search/jobs.ts'
import type { Database } from '../../store/schema.ts'
import { isSlug } from '../../store/slugs.ts'
import { companiesRefusals } from '../../words/companies.ts'

const MOST_JOBS = 50

/**
 * Returns the public profile of a company with its open jobs, by its current slug or a former one. The
 * response has the current slug.
 *
 * @throws Refused (404) for an unknown slug
 */
export async function company(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  { slug }: { readonly slug: string },
): Promise<PublicCompany> {
  const found =
    isSlug(slug) &&
    (await db
      .selectFrom('company_slugs')
      .innerJoin('companies', 'companies.id', 'company_slugs.company_id')
      .selectAll('companies')
      .where('company_slugs.slug', '=', slug)
      .executeTakeFirst())
  if (!found) throw new Refused(companiesRefusals.unknown, { status: 404 })
  const { id, is_demo: isDemo, logo, places, proven_at: provenAt, suspended_at: suspendedAt } = found
  const [record, jobs] = await Promise.all([recordOf(db, id, now), jobsAt(db, id)])
  return v.parse(publicCompanySchema, {
    ...found,
    logo: logo || undefined,
    places: JSON.parse(places) as unknown,
    provenAt: provenAt === null ? null : new Date(provenAt).toISOString(),
    isDemo: isDemo === 1,
    isSuspended: suspendedAt !== null,
    record,
    jobs,
  })
}

/** Open jobs of a company, newest first. */
async function jobsAt(db: Database, companyId: string): Promise<readonly JobInList[]> {
  const open = await publicPostings(db)
    .select('postings.id')
    .where('companies.id', '=', companyId)
    .orderBy('postings.published_at', 'desc')
    .orderBy('postings.id')
    .limit(MOST_JOBS)
    .execute()
  return jobsInList(
    db,
    open.map(({ id }) => id),
  )
}
