import type { Role } from '../../contract/roles.ts'
import { useRootActors } from './actors.ts'
import { useWhenSessionKnown } from './useWhenSessionKnown.ts'

/**
 * Reports the visit of a login or registration page to the session, which redirects users who are already
 * signed in.
 *
 * @param isAwaited whether the page expects a login of this user, who is then not redirected
 */
export function useReportVisit(role: Role, next: string | undefined, isAwaited = false): void {
  const { session } = useRootActors()
  useWhenSessionKnown(() => {
    if (!isAwaited) session.send({ type: 'arrived', role, next })
  })
}
