import { contract, type Contract } from '../../../contract/index.ts'
import { ownPostingOf } from '../../postings/postings.ts'
import { viewerOf } from '../../postings/viewer.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { countCompanyViews, countViews } from './countViews.ts'
import { createPosting } from './createPosting.ts'
import { job } from './job.ts'
import { listPostings } from './listPostings.ts'
import { postingEvent } from './postingEvent.ts'
import { report } from './report.ts'
import { savePosting } from './savePosting.ts'
import { readCompanyStatistics, readPostingStatistics } from './statistics.ts'

export const postingHandlers: HandlersOf<Contract['postings']> = {
  job: defineHandler(contract.postings.job, job),
  listPostings,
  /** Returns a posting of the caller's company. */
  readPosting: defineHandler(contract.postings.readPosting, async (context) =>
    ownPostingOf(context.db, context.posting, await viewerOf(context)),
  ),
  readCompanyStatistics,
  readPostingStatistics,
  createPosting,
  savePosting,
  postingEvent,
  countViews,
  countCompanyViews,
  report,
}
