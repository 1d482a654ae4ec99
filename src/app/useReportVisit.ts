import type { Role } from '../../contract/roles.ts'
import { useRootActors } from './actors.ts'
import { useWhenSessionKnown } from './useWhenSessionKnown.ts'

/** Tells the session that a person opened a page for visitors of a role: who is signed in already is led on,
 * unless a login is just what the page awaits of them. */
export function useReportVisit(role: Role, next: string | undefined, isAwaited = false): void {
  const { session } = useRootActors()
  useWhenSessionKnown(() => {
    if (!isAwaited) session.send({ type: 'arrived', role, next })
  })
}
