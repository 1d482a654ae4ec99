import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { OwnPosting, postingCalls } from '../../contract/postings/calls.ts'
import type { ApplicantsPart, ApplicantsQuery } from '../applications/applicantsReading.ts'
import type { CompanyStatistics, PostingStatistics } from '../../contract/postings/statistics.ts'
import type { PostingViews } from '../../contract/postings/views.ts'
import { createReading } from '../reading/reading.ts'

type ListPostings = (typeof postingCalls)['listPostings']

export type PostingsQuery = PayloadOf<ListPostings>
export type PostingsPart = ResultOf<ListPostings>
export type DueApplicants = ApplicantsPart
export type DueApplicant = ApplicantsPart['items'][number]

/** Reads one posting of the own company. */
export const postingReading = createReading<{ readonly id: string }, OwnPosting>()

/** Reads the first part of a list of the own postings. */
export const postingsReading = createReading<PostingsQuery, PostingsPart>()

/** Reads the applicants who are waiting for a reply, the soonest due first, and their counts. */
export const dueReading = createReading<ApplicantsQuery, DueApplicants>()

/** Reads the statistics of all job posts of the own company. */
export const companyStatisticsReading = createReading<object, CompanyStatistics>()

/** Statistics of one job post, with its views. */
export interface PostingFigures extends PostingStatistics {
  readonly views: PostingViews
}

/** Reads the statistics of one job post. */
export const postingStatisticsReading = createReading<{ readonly id: string }, PostingFigures>()

/** As many as Home and a job post list. */
export const dueOfAll = { turn: 'employer', limit: 5 } as const satisfies ApplicantsQuery

export const dueOf = (postingId: string) => ({ ...dueOfAll, postingId }) satisfies ApplicantsQuery
