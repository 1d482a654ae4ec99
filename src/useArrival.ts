import { useEffect, useEffectEvent } from 'react'
import { waitFor } from 'xstate'
import type { Role } from '../contract/roles.ts'
import { useRootActors } from './actors.ts'

/** Tells the session that a person opened a page for visitors of a role: who is signed in already is led on,
 * unless a login is just what the page awaits of them. */
export function useArrival(role: Role, next: string | undefined, isAwaited = false): void {
  const { session } = useRootActors()
  const tell = useEffectEvent(() => {
    if (!isAwaited) session.send({ type: 'arrived', role, next })
  })

  useEffect(() => {
    const left = new AbortController()
    waitFor(session, (snapshot) => !snapshot.hasTag('unknown'), {
      timeout: Infinity,
      signal: left.signal,
    }).then(tell, () => undefined)
    return () => left.abort()
  }, [session])
}
