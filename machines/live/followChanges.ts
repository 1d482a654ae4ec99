import { fromCallback, type ActorRef, type EventObject, type Snapshot } from 'xstate'
import type { Change } from '../../contract/changes.ts'

/** Changes reported by the server. */
export interface ChangesEvent {
  readonly type: 'live.changed'
  readonly changes: readonly Change[]
}

type RootRef = ActorRef<Snapshot<unknown>, EventObject, ChangesEvent>

/** Forwards the changes of the live connection to the page that invokes this actor. */
export const followChanges = fromCallback<EventObject>(({ sendBack, system }) => {
  const { app }: { app?: RootRef } = system.getAll()
  const followed = app?.on('live.changed', sendBack)
  return () => followed?.unsubscribe()
})

/** True if one of the changes affects the application with this reference, or may affect anything. */
export const concernApplication = (changes: readonly Change[], reference: string): boolean =>
  changes.some(
    (change) =>
      change.kind === 'everything' || (change.kind === 'application' && change.reference === reference),
  )

/** True if one of the changes has this kind, or may affect anything. */
export const concern = (changes: readonly Change[], kind: Change['kind']): boolean =>
  changes.some((change) => change.kind === kind || change.kind === 'everything')
