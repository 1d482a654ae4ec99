import { fromPromise } from 'xstate'
import type { Standing } from '../../../machines/search/saving.ts'
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

// No journey comes to the page of a search or a job, where jobs are saved.
const standing = (): Standing => ({ saved: savedJobs().map(({ slug }) => slug), applied: {} })
const nothing = (): void => undefined
export const readSaved: Effects['readSaved'] = fromPromise(() => answer(standing))
export const changeSaved: Effects['changeSaved'] = fromPromise(() => answer(nothing))
export const readKept: Effects['readKept'] = fromPromise(() => answer(standing))
export const changeKept: Effects['changeKept'] = fromPromise(() => answer(nothing))
export const moveKept: Effects['moveKept'] = () => answer(nothing)
