import type { PayloadOf, ResultOf } from '../../contract/call.ts'
import type { applicationCalls } from '../../contract/applications/calls.ts'
import { createReading } from '../reading/reading.ts'

type ListApplicants = (typeof applicationCalls)['listApplicants']

export type ApplicantsQuery = PayloadOf<ListApplicants>
export type ApplicantsPart = ResultOf<ListApplicants>

export const applicantsReading = createReading<ApplicantsQuery, ApplicantsPart>()

/**
 * Query for the applicants who wait for a reply, most urgent first, with their total.
 *
 * @param postingId job post; the whole company if undefined
 * @param limit page size: 2, for the first and the next applicant, or up to 50
 */
export const dueQuery = ({
  postingId,
  limit = 2,
}: { readonly postingId?: string | undefined; readonly limit?: number } = {}) => ({
  ...(postingId !== undefined && { postingId }),
  turn: 'employer' as const,
  limit,
})
