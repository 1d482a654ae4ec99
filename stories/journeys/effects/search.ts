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

// No journey comes to the page of a search or a job, where jobs are saved.
const slugsOfSaved = (): readonly string[] => savedJobs().map(({ slug }) => slug)
const nothing = (): void => undefined
export const readSaved: Effects['readSaved'] = fromPromise(() => answer(slugsOfSaved))
export const changeSaved: Effects['changeSaved'] = fromPromise(() => answer(nothing))
export const readKept: Effects['readKept'] = fromPromise(() => answer(slugsOfSaved))
export const changeKept: Effects['changeKept'] = fromPromise(() => answer(nothing))
export const moveKept: Effects['moveKept'] = fromPromise(() => answer(nothing))
