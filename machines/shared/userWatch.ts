import { fromCallback, type EventObject, type Subscribable } from 'xstate'
import type { Role } from '../../contract/roles.ts'

/** Report of the id of the signed-in user; undefined for a guest. */
export interface UserReport {
  readonly type: 'user.known'
  readonly userId: string | undefined
}

interface Session {
  readonly hasTag: (tag: 'unknown') => boolean
  readonly context: { readonly users: Readonly<Partial<Record<Role, { readonly id: string }>>> }
}

type SessionRef = Subscribable<Session> & { readonly getSnapshot: () => Session }

/** Reports who is signed in as a role, as soon as the session knows it and whenever it is somebody else. */
export const userWatch = fromCallback<EventObject, { readonly role: Role }, UserReport>(
  ({ input, sendBack, system }) => {
    const { session }: { readonly session?: SessionRef } = system.getAll()
    let reported: UserReport | undefined
    const follow = (state: Session) => {
      if (state.hasTag('unknown')) return
      const userId = state.context.users[input.role]?.id
      if (reported && reported.userId === userId) return
      reported = { type: 'user.known', userId }
      sendBack(reported)
    }
    if (session) follow(session.getSnapshot())
    const followed = session?.subscribe(follow)
    return () => followed?.unsubscribe()
  },
)
