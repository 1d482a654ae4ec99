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

/** Loads one posting of the member's company. */
export const postingReading = createReading<{ readonly id: string }, OwnPosting>()

/** Loads the first page of the company's postings. */
export const postingsReading = createReading<PostingsQuery, PostingsPart>()

/** Loads the applicants who wait for a reply, most urgent first, and their counts. */
export const dueReading = createReading<ApplicantsQuery, DueApplicants>()

/** Loads statistics over all job posts of the member's company. */
export const companyStatisticsReading = createReading<object, CompanyStatistics>()

/** Statistics of one job post, with its views. */
export interface PostingFigures extends PostingStatistics {
  readonly views: PostingViews
}

/** Loads the statistics of one job post. */
export const postingStatisticsReading = createReading<{ readonly id: string }, PostingFigures>()

/** Query for the waiting applicants on the home page and on the list of job posts. */
export const dueOfAll = { turn: 'employer', limit: 5 } as const satisfies ApplicantsQuery

export const dueOf = (postingId: string) => ({ ...dueOfAll, postingId }) satisfies ApplicantsQuery
