import { lazy, Suspense, type ComponentProps } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { builderWords } from '../../words/resumes/builder.ts'

// It knows every character that can be printed, and its tab is opened after something was written.
const CheckPanel = lazy(() =>
  import('../../views/resumes/builderParts.ts').then((module) => ({ default: module.CheckPanel })),
)

/** Advice on the resume that is written. */
export const BuilderCheck = (shown: ComponentProps<typeof CheckPanel>) => (
  <FailureBoundary fallback={<p>{builderWords.partNotLoaded}</p>}>
    <Suspense>
      <CheckPanel {...shown} />
    </Suspense>
  </FailureBoundary>
)
