import { lazy, Suspense } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'

// Loaded when a resume is about to be sent, after everything else.
const UnprintableResume = lazy(() => import('./UnprintableResume.tsx'))

/** Tells what of a resume cannot be printed, once that is known. */
export const PrintNote = ({ id }: { readonly id: string }) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <UnprintableResume id={id} />
    </Suspense>
  </FailureBoundary>
)
