import { lazy, Suspense, useState, type ReactNode } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { onFirstTouch } from '../../browser/onFirstTouch.ts'

const loadReporting = onFirstTouch(() => import('./Reporting.tsx'))
const Reporting = lazy(loadReporting)

/** Lets anybody report a job: gives what begins it, and what has to stand on the page for it. */
export function useReporting(slug: string): { onReport: () => void; dialog: ReactNode } {
  // Each time it is asked anew.
  const [times, setTimes] = useState(0)
  return {
    onReport: () => setTimes((before) => before + 1),
    dialog: times > 0 && (
      <FailureBoundary key={times} fallback={<p role="status">This could not be loaded. Reload the page.</p>}>
        <Suspense>
          <Reporting slug={slug} />
        </Suspense>
      </FailureBoundary>
    ),
  }
}
