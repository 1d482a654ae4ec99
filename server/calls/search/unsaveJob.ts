import type { SavedJobHandler } from '../shared/context.ts'

/** Takes a job out of those that who is signed in has saved. One that was not saved, or never was, is no failure. */
export const unsaveJob: SavedJobHandler<'unsaveJob'> = async ({ account, db }, { slug }) => {
  await db
    .deleteFrom('saved_jobs')
    .where('account_id', '=', account.id)
    .where('posting_id', 'in', db.selectFrom('postings').select('id').where('slug', '=', slug))
    .execute()
  return { isSaved: false }
}
