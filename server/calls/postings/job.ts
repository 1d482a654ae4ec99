import { publicStates, type PublicState } from '../../../contract/postings/lifecycle.ts'
import { daysAfterEnd, type Job } from '../../../contract/postings/reads.ts'
import type { PostingState } from '../../../machines/lifecycles/posting.ts'
import type { ReadContext } from '../shared/context.ts'
import { Refused } from '../../refused.ts'
import { recordOf } from '../../applications/record.ts'
import { contentOf } from '../../postings/postings.ts'
import type { Database } from '../../store/schema.ts'
import { isSlug } from '../../store/slugs.ts'
import { postingsRefusals } from '../../words/postings.ts'

const DAY = 86_400_000

/**
 * Returns the public view of a posting that is or was published.
 *
 * @throws Refused (404) for an unknown slug, and while the company is suspended; Refused (410) if the posting
 * was removed, or ended more than 90 days ago
 */
export async function job(
  context: Pick<ReadContext, 'db' | 'now'>,
  { slug }: { readonly slug: string },
): Promise<Job> {
  const { companyId, job: found } = await jobAlone(context, slug)
  return withRecord(found, await recordOf(context.db, companyId, context.now))
}

type JobAlone = Omit<Job, 'company'> & { readonly company: Omit<Job['company'], 'record'> }

/** Adds the reply record of the company to a job. */
export const withRecord = (found: JobAlone, record: Job['company']['record']) => ({
  ...found,
  company: { ...found.company, record },
})

/**
 * Returns a job without the reply record, and the id of its company.
 *
 * @throws Refused as `job`
 */
export async function jobAlone(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  slug: string,
): Promise<{ readonly job: JobAlone; readonly companyId: string }> {
  const found =
    isSlug(slug) &&
    (await db
      .selectFrom('postings')
      .innerJoin('companies', 'companies.id', 'postings.company_id')
      .selectAll('postings')
      .select([
        'companies.slug as company_slug',
        'companies.name as company_name',
        'companies.logo',
        'companies.website',
        'companies.proof',
        'companies.is_demo',
      ])
      .where('postings.slug', '=', slug)
      .where('companies.suspended_at', 'is', null)
      .executeTakeFirst())
  if (!found || !isPublic(found.state) || found.published_at === null)
    throw new Refused(postingsRefusals.unknownJob, { status: 404 })
  const {
    company_slug: ofCompany,
    company_name: name,
    is_demo: isDemo,
    logo,
    outcome,
    proof,
    state,
    website,
  } = found
  if (
    outcome === 'removed' ||
    (state === 'closed' && (await endOf(db, found.id)) < now - daysAfterEnd * DAY)
  ) {
    throw new Refused(postingsRefusals.jobGone, { status: 410 })
  }
  return {
    companyId: found.company_id,
    job: {
      ...contentOf(found),
      slug,
      company: { slug: ofCompany, name, logo: logo || undefined, website, proof },
      state,
      outcome,
      publishedAt: isoOf(found.published_at),
      confirmedAt: found.confirmed_at === null ? null : isoOf(found.confirmed_at),
      isDemo: isDemo === 1,
    },
  }
}

const isoOf = (time: number) => new Date(time).toISOString()

const isPublic = (state: PostingState): state is PublicState => publicStates.some((each) => each === state)

/** Time at which a posting ended, which is its last event, in milliseconds since 1970. */
async function endOf(db: Database, id: string): Promise<number> {
  const { at } = await db
    .selectFrom('events')
    .select('at')
    .where('subject_kind', '=', 'posting')
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return at
}
