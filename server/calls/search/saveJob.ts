import { contract } from '../../../contract/index.ts'
import { readablePostings } from '../../postings/public.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Saves a job for the caller. Idempotent.
 *
 * @throws Refused (404) if the job is not public
 */
export const saveJob = defineHandler(contract.search.saveJob, async ({ account, db, now }, { slug }) => {
  const posting = await readablePostings(db, now)
    .select('postings.id')
    .where('postings.slug', '=', slug)
    .executeTakeFirst()
  await db
    .insertInto('saved_jobs')
    .values({ account_id: account.id, posting_id: ownObject(posting).id, saved_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'posting_id']).doNothing())
    .execute()
  return { isSaved: true }
})
