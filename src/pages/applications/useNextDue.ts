import { anyApplication, useFollowing } from '../../app/changes.ts'
import { useReading } from '../../app/useReading.ts'
import { listApplicants } from '../../effects/applications.ts'

/**
 * Asks who waits for an answer of the employer: the two who are due first, so that there is a next one after the first,
 * and how many there are.
 *
 * @param postingId of one posting; of all, where none is named
 */
export function useNextDue(postingId?: string) {
  const due = useReading(listApplicants, {
    ...(postingId !== undefined && { postingId }),
    turn: 'employer' as const,
    limit: 2,
  })
  useFollowing(due.flow, anyApplication)
  return due
}
