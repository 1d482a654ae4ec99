import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { OwnPosting, postingCalls } from '../../contract/postings/calls.ts'
import type { ApplicantsPart, ApplicantsQuery } from '../applications/applicantsReading.ts'
import { createReading } from '../reading/reading.ts'

type ListPostings = (typeof postingCalls)['listPostings']

export type PostingsQuery = PayloadOf<ListPostings>
export type PostingsPart = ResultOf<ListPostings>
export type DueApplicants = ApplicantsPart

/** Reads one posting of the own company. */
export const postingReading = createReading<{ readonly id: string }, OwnPosting>()

/** Reads the first part of a list of the own postings. */
export const postingsReading = createReading<PostingsQuery, PostingsPart>()

/** Reads the waiting applicants, soonest due first, with their number. */
export const dueReading = createReading<ApplicantsQuery, DueApplicants>()

/** Two of them, so that there is a next one after the first. */
export const dueOfAll = { turn: 'employer', limit: 2 } as const satisfies ApplicantsQuery

export const dueOf = (postingId: string) => ({ ...dueOfAll, postingId }) satisfies ApplicantsQuery
