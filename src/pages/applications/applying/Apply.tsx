import { useUser } from '../../../app/actors.ts'
import { useReading } from '../../../app/useReading.ts'
import { readOwnStanding } from '../../../effects/ownStanding.ts'
import { OwnApplication } from '../../../views/applications/apply/OwnApplication.tsx'

/**
 * The way to apply for a job that is open: a link, with scripts and without. It is one link all the time, so that no press
 * is lost while it is found out who is there. An employer applies for nothing. Who has applied is led to that, also once
 * the job is closed.
 */
export function Apply({ slug, isOpen }: { slug: string; isOpen: boolean }) {
  const isCandidate = useUser('candidate') !== undefined
  const isEmployer = useUser('employer') !== undefined
  const { data } = useReading(readOwnStanding, { slug, isCandidate })
  if (isEmployer && !isCandidate) return null
  return <OwnApplication slug={slug} isOpen={isOpen} own={data?.own} />
}
