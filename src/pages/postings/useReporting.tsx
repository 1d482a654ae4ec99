import { lazy, Suspense, useState, type ReactNode } from 'react'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { jobWords } from '../../words/job.ts'
import { onFirstTouch } from '../../browser/onFirstTouch.ts'

const loadReporting = onFirstTouch(() => import('./Reporting.tsx'))
const Reporting = lazy(loadReporting)

/** Returns a callback that opens the dialog for reporting a job, and the dialog. */
export function useReporting(slug: string): { onReport: () => void; dialog: ReactNode } {
  // Counts the openings as a key, so that each report starts with an empty dialog.
  const [times, setTimes] = useState(0)
  return {
    onReport: () => setTimes((before) => before + 1),
    dialog: times > 0 && (
      <FailureBoundary key={times} fallback={<p role="status">{jobWords.actions.notLoaded}</p>}>
        <Suspense>
          <Reporting slug={slug} />
        </Suspense>
      </FailureBoundary>
    ),
  }
}
