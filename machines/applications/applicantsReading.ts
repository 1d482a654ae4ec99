import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { applicationCalls } from '../../contract/applications/calls.ts'
import { createReading } from '../reading/reading.ts'

type ListApplicants = (typeof applicationCalls)['listApplicants']

export type ApplicantsQuery = PayloadOf<ListApplicants>
export type ApplicantsPart = ResultOf<ListApplicants>

export const applicantsReading = createReading<ApplicantsQuery, ApplicantsPart>()

/**
 * Query of the applicants who wait for an answer of the employer: the soonest due first, with how many there are.
 *
 * @param postingId of one posting; of all, where none is named
 * @param limit how many of them: two, so that there is a next one after the first, or up to 50
 */
export const dueQuery = ({
  postingId,
  limit = 2,
}: { readonly postingId?: string | undefined; readonly limit?: number } = {}) => ({
  ...(postingId !== undefined && { postingId }),
  turn: 'employer' as const,
  limit,
})
