import type * as v from 'valibot'
import { postingCalls, type PostingCallName } from '../../contract/postings/calls.ts'
import { askInTime } from './shared/ask.ts'
import { provided, type Asked } from './shared/provided.ts'

type Calls = typeof postingCalls

/** A call about the postings of one's company. */
const asking = <Name extends PostingCallName>(name: Name) =>
  provided(({ input, signal }: Asked<v.InferInput<Calls[Name]['payload']>>) =>
    askInTime<Calls[Name]['result']>(postingCalls[name], 'employer', input, signal),
  )

export const listPostings = asking('listPostings')
export const readPosting = asking('readPosting')
export const createPosting = asking('createPosting')

/** What is saved is whole, whatever the call would fill in. */
type SavedPosting = v.InferOutput<Calls['savePosting']['payload']>

export const savePosting = provided(({ input, signal }: Asked<SavedPosting>) =>
  askInTime(postingCalls.savePosting, 'employer', input, signal),
)
export const postingEvent = asking('postingEvent')
