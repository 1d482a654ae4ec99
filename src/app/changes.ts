import { useEffect, useEffectEvent } from 'react'
import type { Change } from '../../contract/changes.ts'
import { useRootActors } from './actors.ts'

/** A reading, or the flow of a page that has some. */
interface Refreshable {
  readonly getSnapshot: () => { readonly status: string }
  readonly send: (event: { readonly type: 'refresh' }) => void
}

/**
 * Reads what a page shows anew, in its place, when something changes that it is about.
 *
 * @param isAbout whether a change concerns it; one that may be anything always does
 */
export function useFollowing(flow: Refreshable, isAbout: (change: Change) => boolean): void {
  const { app } = useRootActors()
  const refresh = useEffectEvent((changes: readonly Change[]) => {
    if (flow.getSnapshot().status !== 'active') return
    if (changes.some((change) => change.kind === 'everything' || isAbout(change))) {
      flow.send({ type: 'refresh' })
    }
  })

  useEffect(() => {
    const changed = app.on('live.changed', ({ changes }) => refresh(changes))
    return () => changed.unsubscribe()
  }, [app])
}

/** Any application, as lists of them follow. */
export const anyApplication = ({ kind }: Change) => kind === 'application'

/** Any posting, and who applies to it. */
export const anyPosting = ({ kind }: Change) => kind !== 'everything'
