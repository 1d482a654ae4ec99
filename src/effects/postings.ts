import type * as v from 'valibot'
import { postingCalls } from '../../contract/postings/calls.ts'
import { request } from '../network/request.ts'
import { provided, requesting, type Asked } from './shared/provided.ts'

export const listPostings = requesting(postingCalls.listPostings)
export const readPosting = requesting(postingCalls.readPosting)
export const createPosting = requesting(postingCalls.createPosting)

/** What is saved is whole, whatever the call would fill in. */
type SavedPosting = v.InferOutput<typeof postingCalls.savePosting.payload>

export const savePosting = provided(({ input, signal }: Asked<SavedPosting>) =>
  request(postingCalls.savePosting, input, { signal }),
)
export const postingEvent = requesting(postingCalls.postingEvent)
