import { contract } from '../../../contract/index.ts'
import { sentTo } from '../../applications/sentTo.ts'
import { contentOf } from '../../postings/postings.ts'
import { jobsInList } from '../../search/jobs.ts'
import { readablePostings } from '../../postings/public.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { listPage } from '../../store/list.ts'

/**
 * Lists the saved jobs of the caller that are still public, last saved first; or those with the given slugs.
 * Also returns when the caller applied to these jobs or slugs.
 */
export const listSavedJobs = defineHandler(
  contract.search.listSavedJobs,
  async ({ account, db, now }, { among, ...wanted }) => {
    const saved = readablePostings(db, now)
      .innerJoin('saved_jobs', 'saved_jobs.posting_id', 'postings.id')
      .select(['saved_jobs.posting_id', 'saved_jobs.saved_at', 'postings.state', 'postings.outcome'])
      .select('postings.content')
      .where('saved_jobs.account_id', '=', account.id)
      .$if(among !== undefined, (all) => all.where('postings.slug', 'in', among ?? []))
    const { items, next } = await listPage(
      db.selectFrom(saved.as('saved')).selectAll(),
      [
        { column: 'saved_at', kind: 'number', falls: true },
        { column: 'posting_id', kind: 'text' },
      ],
      wanted,
    )
    const jobs = await jobsInList(
      db,
      items.map(({ posting_id }) => posting_id),
    )
    return {
      items: items.map(({ content, outcome, saved_at, state }, index) => ({
        ...jobs[index],
        savedAt: new Date(saved_at).toISOString(),
        state,
        outcome,
        validThrough: contentOf({ content }).validThrough,
      })),
      next,
      applied: await sentTo(db, account.id, among ?? jobs.map(({ slug }) => slug)),
    }
  },
)
