import { fromPromise } from 'xstate'
import type { SavedJobs } from '../../../machines/search/saving.ts'
import type { Notice } from '../../../machines/shared/notice.ts'
import type * as Real from '../../../src/effects/search.ts'
import { answer } from '../../support/formEffect.ts'
import { savedJobs } from '../memory.ts'

type Effects = typeof Real

export const listSavedJobs: Effects['listSavedJobs'] = fromPromise(({ input: { among } }) =>
  answer(() => ({
    items: savedJobs()
      .filter(({ slug }) => among?.includes(slug) ?? true)
      .map((job) => ({ ...job, appliedAt: null })),
    next: null,
  })),
)

// No journey reaches a search or a job page, where jobs are saved.
const own = (): SavedJobs => ({ saved: savedJobs().map(({ slug }) => slug), applied: {} })
export const readSaved: Effects['readSaved'] = () => answer(own)
export const changeSaved: Effects['changeSaved'] = () => answer((): Notice | undefined => undefined)
export const moveGuestJobs: Effects['moveGuestJobs'] = () => answer((): void => undefined)
