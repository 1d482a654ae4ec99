import { lazy, Suspense, type ComponentProps } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { builderWords } from '../../words/resumes/builder.ts'

// Loaded lazily, because it contains a table of all printable characters and its tab is rarely opened first.
const CheckPanel = lazy(() =>
  import('../../views/resumes/builderParts.ts').then((module) => ({ default: module.CheckPanel })),
)

/** Advice on the open resume. */
export const BuilderCheck = (shown: ComponentProps<typeof CheckPanel>) => (
  <FailureBoundary fallback={<p>{builderWords.partNotLoaded}</p>}>
    <Suspense>
      <CheckPanel {...shown} />
    </Suspense>
  </FailureBoundary>
)
