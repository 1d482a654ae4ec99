import { useEffect, useEffectEvent } from 'react'
import { waitFor } from 'xstate'
import { useRootActors } from './actors.ts'

/** Calls back once the session is known. On a page that the browser prerenders, this is after activation. */
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
