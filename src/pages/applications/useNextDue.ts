import { dueQuery } from '../../../machines/applications/applicantsReading.ts'
import { anyApplication, useFollowing } from '../../app/changes.ts'
import { useReading } from '../../app/useReading.ts'
import { listApplicants } from '../../effects/applications.ts'

/** Reads the applicants who wait for an answer of the employer. */
export function useNextDue(narrowed: Parameters<typeof dueQuery>[0] = {}) {
  const due = useReading(listApplicants, dueQuery(narrowed))
  useFollowing(due.flow, anyApplication)
  return due
}
