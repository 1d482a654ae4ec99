import type { JobInList } from '../../../contract/search/job.ts'
import type { ReadContext } from '../shared/context.ts'
import { Refused } from '../../refused.ts'
import { contentOf } from '../../postings/postings.ts'
import { similarTo } from '../../search/similar.ts'
import { postingsRefusals } from '../../words/postings.ts'

/**
 * Returns up to 6 open jobs similar to a job.
 *
 * @throws Refused (404) if the job never existed
 */
export async function similarJobs(
  { db }: Pick<ReadContext, 'db'>,
  { slug }: { readonly slug: string },
): Promise<{ readonly jobs: readonly JobInList[] }> {
  // Only slugs reach the query, because PostgreSQL rejects some characters.
  const posting =
    /^[a-z0-9-]+$/.test(slug) &&
    (await db.selectFrom('postings').selectAll().where('slug', '=', slug).executeTakeFirst())
  if (!posting) throw new Refused(postingsRefusals.unknownJob, { status: 404 })
  return { jobs: await similarTo(db, { slug, title: contentOf(posting).title }) }
}
