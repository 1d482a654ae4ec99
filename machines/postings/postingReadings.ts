import type * as v from 'valibot'
import type { applicationCalls } from '../../contract/applications/calls.ts'
import type { OwnPosting, postingCalls } from '../../contract/postings/calls.ts'
import { createReading } from '../reading/reading.ts'

type ListPostings = (typeof postingCalls)['listPostings']
type ListApplicants = (typeof applicationCalls)['listApplicants']

export type PostingsQuery = v.InferInput<ListPostings['payload']>
export type PostingsPart = v.InferOutput<ListPostings['result']>
export type DueApplicants = v.InferOutput<ListApplicants['result']>
type DueQuery = v.InferInput<ListApplicants['payload']>

/** Reads one posting of the own company. */
export const postingReading = createReading<{ readonly id: string }, OwnPosting>()

/** Reads the first part of a list of the own postings. */
export const postingsReading = createReading<PostingsQuery, PostingsPart>()

/** Reads who waits for an answer of the employer: those who are due first, and how many there are. */
export const dueReading = createReading<DueQuery, DueApplicants>()

/** Two of them, so that there is a next one after the first. */
export const dueOfAll = { turn: 'employer', limit: 2 } as const satisfies DueQuery

export const dueOf = (postingId: string) => ({ ...dueOfAll, postingId }) satisfies DueQuery
