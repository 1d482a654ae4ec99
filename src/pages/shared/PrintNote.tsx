import { lazy, Suspense } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'

// Loaded after the rest of the page, when a resume is about to be sent.
const UnprintableResume = lazy(() => import('./UnprintableResume.tsx'))

/** Warning about characters of a resume that cannot be printed, shown once they are known. */
export const PrintNote = ({ id }: { readonly id: string }) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <UnprintableResume id={id} />
    </Suspense>
  </FailureBoundary>
)
