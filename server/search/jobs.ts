import type { JobInList } from '../../contract/search/job.ts'
import { contentOf, type Posting } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'

/** Jobs as everybody sees them in a list, in the order of the ids of their postings. */
export async function jobsInList(db: Database, ids: readonly string[]): Promise<JobInList[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .selectAll('postings')
    .select([
      'companies.slug as company_slug',
      'companies.name as company_name',
      'companies.proof',
      'companies.is_demo',
    ])
    .where('postings.id', 'in', ids)
    .execute()
  const jobs = new Map(
    rows.map(({ company_name, company_slug, is_demo, proof, ...posting }) => [
      posting.id,
      jobOf(posting, { slug: company_slug, name: company_name, proof }, is_demo === 1),
    ]),
  )
  return ids.flatMap((id) => jobs.get(id) ?? [])
}

function jobOf(posting: Posting, company: JobInList['company'], isDemo: boolean): JobInList {
  const { answerDays, employmentType, level, pay, places, regions, summary, title, workplace } =
    contentOf(posting)
  const { confirmed_at, published_at, slug } = posting
  if (slug === null || workplace === null || employmentType === null || published_at === null) {
    throw new Error(`The posting ${posting.id} is in a list, and was never published whole.`)
  }
  return {
    slug,
    title,
    company,
    places,
    workplace,
    regions,
    employmentType,
    level,
    pay,
    summary,
    publishedAt: new Date(published_at).toISOString(),
    confirmedAt: confirmed_at === null ? null : new Date(confirmed_at).toISOString(),
    answerDays,
    isDemo,
  }
}
