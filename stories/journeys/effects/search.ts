import { fromPromise } from 'xstate'
import type * as Real from '../../../src/effects/search.ts'
import { answer } from '../../support/formEffect.ts'
import { savedJobs } from '../memory.ts'

type Effects = typeof Real

export const listSavedJobs: Effects['listSavedJobs'] = fromPromise(({ input: { among } }) =>
  answer(() => ({
    items: savedJobs().filter(({ slug }) => among?.includes(slug) ?? true),
    next: null,
  })),
)
