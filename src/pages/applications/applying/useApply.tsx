import type { ReactNode } from 'react'
import { useUser } from '../../../app/actors.ts'
import { useReading } from '../../../app/useReading.ts'
import { readOwnApplication } from '../../../effects/ownApplication.ts'
import { OwnApplication } from '../../../views/applications/apply/OwnApplication.tsx'

/**
 * The reader's application to a job with the link to apply, and the link alone for a second place on the
 * page. The link element stays the same while the session loads, so that no click is lost. Employers get
 * neither.
 */
export function useApply(slug: string, isOpen: boolean): Readonly<Record<'application' | 'link', ReactNode>> {
  const isCandidate = useUser('candidate') !== undefined
  const isEmployer = useUser('employer') !== undefined
  const { data } = useReading(readOwnApplication, { slug, isCandidate })
  if (isEmployer && !isCandidate) return { application: null, link: null }
  const shown = { slug, isOpen, own: data?.own }
  return { application: <OwnApplication {...shown} />, link: <OwnApplication {...shown} isLinkAlone /> }
}
