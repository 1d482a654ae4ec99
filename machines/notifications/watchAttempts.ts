import {
  fromCallback,
  isMachineSnapshot,
  type ActorRef,
  type AnyActorRef,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
  type Subscription,
} from 'xstate'

type Flow = InspectionEvent['actorRef']
type NotificationsRef = ActorRef<Snapshot<unknown>, { type: 'attempted' }>

/** Calls back for each machine of an actor system that becomes busy. */
export function onBusy(system: AnyActorRef['system'], follow: (flow: Flow) => void): Subscription {
  const busy = new WeakSet<Flow>()
  return system.inspect((seen) => {
    if (seen.type !== '@xstate.snapshot' || !isMachineSnapshot(seen.snapshot)) return
    const { actorRef: flow, snapshot } = seen
    if (!snapshot.hasTag('busy')) busy.delete(flow)
    else if (!busy.has(flow)) {
      busy.add(flow)
      follow(flow)
    }
  })
}

/**
 * Reports each new attempt of a flow to the notifications, which then drop the failures of the previous one.
 */
export const watchAttempts = fromCallback<EventObject>(({ system }) => {
  const watched = onBusy(system, (flow) => {
    const { notifications, session }: { notifications?: NotificationsRef; session?: Flow } = system.getAll()
    // The session becomes busy because of another flow's attempt, not by one of its own.
    if (flow !== session) notifications?.send({ type: 'attempted' })
  })
  return () => watched.unsubscribe()
})
