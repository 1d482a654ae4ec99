import type { Role } from '../../contract/roles.ts'
import { useRootActors } from './actors.ts'
import { useOnceKnown } from './useOnceKnown.ts'

/** Tells the session that a person opened a page for visitors of a role: who is signed in already is led on,
 * unless a login is just what the page awaits of them. */
export function useArrival(role: Role, next: string | undefined, isAwaited = false): void {
  const { session } = useRootActors()
  useOnceKnown(() => {
    if (!isAwaited) session.send({ type: 'arrived', role, next })
  })
}
