import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createActor, type InspectionEvent, type SnapshotFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import type { NotificationsActor } from '../../machines/notifications/notifications.ts'
import { sessionMachine, type SessionActor } from '../../machines/session/session.ts'

/** The actors that live as long as the page: made outside React, handed down by context. */
export interface RootActors {
  readonly session: SessionActor
  readonly notifications: NotificationsActor
  /** Watches the flows of the pages, while the application is inspected. */
  readonly inspect?: (event: InspectionEvent) => void
}

export const RootActorsContext = createContext<RootActors | undefined>(undefined)

export function useRootActors(): RootActors {
  const actors = use(RootActorsContext)
  if (!actors) throw new Error('Nothing around this component provides the session and the notifications.')
  return actors
}

const beforeStart = createActor(sessionMachine).getSnapshot()

/**
 * What a component needs to know of the session. While it hydrates it sees the session as it was prerendered,
 * before anybody looked at the cookies; what the session knows by then comes right after.
 */
export function useSession<Selected>(
  select: (session: SnapshotFrom<typeof sessionMachine>) => Selected,
): Selected {
  const { session } = useRootActors()
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = session.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [session],
  )
  return useSyncExternalStore(
    subscribe,
    () => select(session.getSnapshot()),
    () => select(beforeStart),
  )
}

export const useUser = (role: Role) => useSession(({ context }) => context.users[role])

export const useSessionIsUnknown = () => useSession((session) => session.hasTag('unknown'))
