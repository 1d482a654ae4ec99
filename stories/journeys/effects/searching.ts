import { fromPromise, type OutputFrom } from 'xstate'
import type * as Real from '../../../src/effects/searching.ts'
import { searches } from '../../search/samples.ts'
import { job } from '../../support/jobs.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

// No journey comes to the page of a search.
export const searchJobs: Effects['searchJobs'] = fromPromise(() => answer(() => searches.first))
const found: OutputFrom<Effects['readJob']> = {
  ...job,
  slug: 'sample',
  state: 'published',
  publishedAt: '2026-11-12T10:00:00.000Z',
  company: { slug: 'sample-company', name: 'Sample Company', website: '', proof: 'none', record: null },
}
export const readJob: Effects['readJob'] = fromPromise(() => answer(() => found))
export const readMoreJobs: Effects['readMoreJobs'] = fromPromise(() =>
  answer(() => ({ items: searches.later.found.jobs, next: searches.later.found.next })),
)
