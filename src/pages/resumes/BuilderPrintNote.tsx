import { lazy, Suspense, type ComponentProps } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'

// Loaded lazily, because it contains a table of all printable characters and the editor works without it.
const UnprintableInResume = lazy(() =>
  import('../../views/resumes/sharing/UnprintableInResume.tsx').then((module) => ({
    default: module.UnprintableInResume,
  })),
)

/** Warning about characters in the resume that cannot be printed. */
export const BuilderPrintNote = (shown: ComponentProps<typeof UnprintableInResume>) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <UnprintableInResume {...shown} />
    </Suspense>
  </FailureBoundary>
)
