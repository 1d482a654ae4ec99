import { anyApplication, useFollowing } from '../../app/changes.ts'
import { useReading } from '../../app/useReading.ts'
import { listApplicants } from '../../effects/applications.ts'

/**
 * Asks who waits for an answer of the employer: those who are due first, and how many there are.
 *
 * @param postingId of one posting; of all, where none is named
 * @param limit how many of them: two, so that there is a next one after the first, or up to 50
 */
export function useNextDue({
  postingId,
  limit = 2,
}: { postingId?: string | undefined; limit?: number } = {}) {
  const due = useReading(listApplicants, {
    ...(postingId !== undefined && { postingId }),
    turn: 'employer' as const,
    limit,
  })
  useFollowing(due.flow, anyApplication)
  return due
}
