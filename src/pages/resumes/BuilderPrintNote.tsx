import { lazy, Suspense, type ComponentProps } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'

// It knows every character that can be printed, and comes after what is written in.
const UnprintableInResume = lazy(() =>
  import('../../views/resumes/sharing/UnprintableInResume.tsx').then((module) => ({
    default: module.UnprintableInResume,
  })),
)

/** Tells what of the resume that is written cannot be printed. */
export const BuilderPrintNote = (shown: ComponentProps<typeof UnprintableInResume>) => (
  <FailureBoundary fallback={null}>
    <Suspense>
      <UnprintableInResume {...shown} />
    </Suspense>
  </FailureBoundary>
)
