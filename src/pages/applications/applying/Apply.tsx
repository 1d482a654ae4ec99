import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useUser } from '../../../app/actors.ts'
import { FailureBoundary } from '../../../ui/feedback/FailureBoundary.tsx'
import { OwnApplication } from '../../../views/applications/apply/OwnApplication.tsx'

// Only who is signed in has applied already, or begun to.
const OwnStanding = lazy(() => import('./OwnStanding.tsx'))

/**
 * The way to apply for a job that is open: a link, with scripts and without. It is one link all the time, so that no press
 * is lost while it is found out who is there. An employer applies for nothing. Who has applied is led to that, also once
 * the job is closed.
 */
export function Apply({ slug, isOpen }: { slug: string; isOpen: boolean }) {
  const isCandidate = useUser('candidate') !== undefined
  const isEmployer = useUser('employer') !== undefined
  const [own, setOwn] = useState<ComponentProps<typeof OwnApplication>['own']>()
  if (isEmployer && !isCandidate) return null
  return (
    <>
      <OwnApplication slug={slug} isOpen={isOpen} own={isCandidate ? own : undefined} />
      {isCandidate && (
        <FailureBoundary fallback={null}>
          <Suspense>
            <OwnStanding slug={slug} onRead={setOwn} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}
