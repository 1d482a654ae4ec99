import { fromCallback, type EventObject, type Subscribable } from 'xstate'
import type { Role } from '../../contract/roles.ts'

/** Visitor of the page. The candidate comes first if both roles are signed in. */
export type VisitorEvent =
  | { readonly type: 'visitor.candidate'; readonly id: string }
  | { readonly type: 'visitor.guest' }
  | { readonly type: 'visitor.employer' }

interface Session {
  readonly hasTag: (tag: 'unknown') => boolean
  readonly context: { readonly users: Readonly<Partial<Record<Role, { readonly id: string }>>> }
}

type SessionRef = Subscribable<Session> & { readonly getSnapshot: () => Session }

/** Reports the visitor to its parent, as soon as the session is known and after each change. */
export const visitorWatch = fromCallback<EventObject>(({ sendBack, system }) => {
  const { session }: { readonly session?: SessionRef } = system.getAll()
  let reported: string | undefined
  const report = (state: Session) => {
    if (state.hasTag('unknown')) return
    const event = visitorIn(state)
    const words = JSON.stringify(event)
    if (words === reported) return
    reported = words
    sendBack(event)
  }
  if (session) report(session.getSnapshot())
  const subscription = session?.subscribe(report)
  return () => subscription?.unsubscribe()
})

function visitorIn({ context: { users } }: Session): VisitorEvent {
  if (users.candidate) return { type: 'visitor.candidate', id: users.candidate.id }
  return { type: users.employer ? 'visitor.employer' : 'visitor.guest' }
}
