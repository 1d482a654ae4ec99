import { useEffect, useEffectEvent } from 'react'
import type { Subscription } from 'xstate'

interface Emitting<Emitted> {
  readonly on: (type: '*', follow: (emitted: Emitted) => void) => Subscription
}

/** Reacts to the events that a flow emits where no parent does: for the session, the router or the page. */
export function useReports<Emitted>(flow: Emitting<Emitted>, follow: (emitted: Emitted) => void): void {
  const followed = useEffectEvent(follow)
  useEffect(() => {
    const reports = flow.on('*', (emitted) => followed(emitted))
    return () => reports.unsubscribe()
  }, [flow])
}
