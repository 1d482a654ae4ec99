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
export const savePosting = asking('savePosting')
export const postingEvent = asking('postingEvent')
