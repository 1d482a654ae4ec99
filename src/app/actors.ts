import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createActor, type SnapshotFrom } from 'xstate'
import type { Role } from '../../contract/roles.ts'
import { lazyValue } from '../../contract/shared/lazyValue.ts'
import { liveIn, type AppActor } from '../../machines/app/app.ts'
import type { LiveActor } from '../../machines/live/live.ts'
import type { NotificationsActor } from '../../machines/notifications/notifications.ts'
import { sessionMachine, type SessionActor } from '../../machines/session/session.ts'
import { required } from '../../machines/shared/required.ts'

/** Root actor, and its children that live as long as the document. */
export interface RootActors {
  readonly app: AppActor
  readonly session: SessionActor
  readonly notifications: NotificationsActor
}

/** Reads the child actors before the root starts: pages hydrate with them, before cookies are read. */
export function rootActorsOf(app: AppActor): RootActors {
  const { session, notifications } = app.getSnapshot().children
  return { app, session: required(session), notifications: required(notifications) }
}

export const RootActorsContext = createContext<RootActors | undefined>(undefined)

export function useRootActors(): RootActors {
  const actors = use(RootActorsContext)
  if (!actors) throw new Error('Nothing around this component provides the root actors.')
  return actors
}

const beforeStart = lazyValue(() => createActor(sessionMachine).getSnapshot())

/**
 * Selects from the session. During hydration, it reads the prerendered session without users; the real one
 * follows at once.
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
    () => select(beforeStart()),
  )
}

/** Live connection; undefined outside member areas. */
export function useLive(): LiveActor | undefined {
  const { app } = useRootActors()
  return useSelector(app, () => liveIn(app.system))
}

export const useUser = (role: Role) => useSession(({ context }) => context.users[role])

export const useSessionIsUnknown = () => useSession((session) => session.hasTag('unknown'))
