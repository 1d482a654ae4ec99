import { contract, type Contract } from '../../../contract/index.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { areas } from './areas.ts'
import { home } from './home.ts'
import { writtenJobs } from './jobs.ts'
import { listSavedJobs } from './listSavedJobs.ts'
import { places } from './places.ts'
import { saveJob } from './saveJob.ts'
import { similarJobs } from './similarJobs.ts'

export const searchHandlers: HandlersOf<Contract['search']> = {
  jobs: defineHandler(contract.search.jobs, writtenJobs),
  similarJobs: defineHandler(contract.search.similarJobs, similarJobs),
  places: defineHandler(contract.search.places, places),
  areas: defineHandler(contract.search.areas, areas),
  home: defineHandler(contract.search.home, home),
  saveJob,
  /** Removes a job from the caller's saved jobs. Idempotent. */
  unsaveJob: defineHandler(contract.search.unsaveJob, async ({ account, db }, { slug }) => {
    await db
      .deleteFrom('saved_jobs')
      .where('account_id', '=', account.id)
      .where('posting_id', 'in', db.selectFrom('postings').select('id').where('slug', '=', slug))
      .execute()
    return { isSaved: false }
  }),
  listSavedJobs,
}
