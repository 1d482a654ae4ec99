import { fromCallback, type EventObject } from 'xstate'
import type { VisitorEvent } from '../../machines/search/saving.ts'
import type { SessionActor } from '../../machines/session/session.ts'

/** Reports to its parent who is there, once the session knows, and whenever that changes. */
export const visitor = fromCallback<EventObject>(({ sendBack, system }) => {
  const { session }: { readonly session?: SessionActor } = system.getAll()
  let reported: string | undefined
  const report = () => {
    const event = session && visitorIn(session)
    if (!event || JSON.stringify(event) === reported) return
    reported = JSON.stringify(event)
    sendBack(event)
  }
  report()
  const subscription = session?.subscribe(report)
  return () => subscription?.unsubscribe()
})

function visitorIn(session: SessionActor): VisitorEvent | undefined {
  const snapshot = session.getSnapshot()
  if (snapshot.hasTag('unknown')) return undefined
  const { candidate, employer } = snapshot.context.users
  if (candidate) return { type: 'visitor.candidate', id: candidate.id }
  return { type: employer ? 'visitor.employer' : 'visitor.guest' }
}
