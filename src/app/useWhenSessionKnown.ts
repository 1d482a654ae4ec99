import { useEffect, useEffectEvent } from 'react'
import { waitFor } from 'xstate'
import { useRootActors } from './actors.ts'

/** Acts for a page as soon as it is known who is signed in; a page that is made ready in advance waits for its visitor. */
export function useWhenSessionKnown(act: () => void): void {
  const { session } = useRootActors()
  const onceKnown = useEffectEvent(act)

  useEffect(() => {
    const left = new AbortController()
    waitFor(session, (snapshot) => !snapshot.hasTag('unknown'), {
      timeout: Infinity,
      signal: left.signal,
    }).then(onceKnown, () => undefined)
    return () => left.abort()
  }, [session])
}
