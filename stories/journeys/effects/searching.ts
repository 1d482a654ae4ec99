import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/searching.ts'
import { searches } from '../../search/samples.ts'
import { answer } from '../../support/formEffect.ts'

type Effects = typeof Real

// No journey comes to the page of a search.
export const searchJobs: Effects['searchJobs'] = fromPromise(() => answer(() => searches.first))
export const readMoreJobs: Effects['readMoreJobs'] = fromPromise(() =>
  answer(() => ({ items: searches.later.found.jobs, next: searches.later.found.next })),
)
