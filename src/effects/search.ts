import type * as v from 'valibot'
import { savedJobCalls, type SavedJobCallName } from '../../contract/search/calls.ts'
import { askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

type Calls = typeof savedJobCalls

/** A call about the jobs that a candidate has saved. */
const asking = <Name extends SavedJobCallName>(name: Name) =>
  provided(({ input, signal }: Asked<v.InferInput<Calls[Name]['payload']>>) =>
    askInTime<Calls[Name]['result']>(savedJobCalls[name], 'candidate', input, signal),
  )

export const listSavedJobs = asking('listSavedJobs')
