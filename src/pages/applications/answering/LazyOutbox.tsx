import { lazy, Suspense, useState } from 'react'
import { FailureBoundary } from '../../../ui/feedback/FailureBoundary.tsx'
import type { OutboxProps } from './OutboxLine.tsx'

// Mostly there is nothing in it.
const OutboxLine = lazy(() => import('./OutboxLine.tsx'))

/** What waits to leave, once there has been something. */
export function LazyOutbox(props: OutboxProps) {
  const [isNeeded, setIsNeeded] = useState(false)
  if (props.outbox && !isNeeded) setIsNeeded(true)
  return (
    isNeeded && (
      <FailureBoundary fallback={null}>
        <Suspense>
          <OutboxLine {...props} />
        </Suspense>
      </FailureBoundary>
    )
  )
}
