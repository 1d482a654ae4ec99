import { useEffect, useEffectEvent } from 'react'
import type { Subscription } from 'xstate'

interface Emitting<Emitted> {
  readonly on: (type: '*', follow: (emitted: Emitted) => void) => Subscription
}

/** Does for a page what follows from what its flow reports, where that is not the concern of another actor. */
export function useReports<Emitted>(flow: Emitting<Emitted>, follow: (emitted: Emitted) => void): void {
  const followed = useEffectEvent(follow)
  useEffect(() => {
    const reports = flow.on('*', (emitted) => followed(emitted))
    return () => reports.unsubscribe()
  }, [flow])
}
