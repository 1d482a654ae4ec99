import { lazy, Suspense } from 'react'
import { useUser } from '../../app/actors.ts'
import { FailureBoundary } from '../../app/FailureBoundary.tsx'
import { ApplyLink } from '../../views/postings/job/ApplyLink.tsx'

// Only who is signed in has applied already, or begun to.
const OwnStanding = lazy(() => import('./OwnStanding.tsx'))

/** The way to apply for a job: a link, with scripts and without. An employer applies for nothing. */
export function Apply({ slug }: { slug: string }) {
  const isCandidate = useUser('candidate') !== undefined
  const isEmployer = useUser('employer') !== undefined
  const link = <ApplyLink slug={slug} />
  if (isCandidate) {
    return (
      <FailureBoundary fallback={link}>
        <Suspense fallback={link}>
          <OwnStanding slug={slug} />
        </Suspense>
      </FailureBoundary>
    )
  }
  return isEmployer ? null : link
}
