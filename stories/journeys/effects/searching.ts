import type { JobInList } from '../../../contract/search/job.ts'
import type { ListPart } from '../../../machines/reading/paging.ts'
import type { OpenJob } from '../../../machines/search/jobSearchPage.ts'
import type * as Real from '../../../src/effects/searching.ts'
import { searches } from '../../search/samples.ts'
import { answer } from '../../support/formEffect.ts'
import { job } from '../../support/jobs.ts'

type Effects = typeof Real

const opened: OpenJob = {
  ...job,
  slug: 'sample',
  state: 'published',
  publishedAt: '2026-11-12T10:00:00.000Z',
  company: { slug: 'sample-company', name: 'Sample Company', website: '', proof: 'none', record: null },
}

const { jobs: items, next } = searches.later.found

// No journey reaches the search page.
export const searchJobs: Effects['searchJobs'] = () => answer(() => searches.first)
export const readJob: Effects['readJob'] = () => answer(() => opened)
export const readMoreJobs: Effects['readMoreJobs'] = () =>
  answer((): ListPart<JobInList> => ({ items, next }))
