import {
  enqueueActions,
  type ActorRef,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
} from 'xstate'
import type { SessionEvent } from './sessionEvents.ts'

type SessionRef = ActorRef<Snapshot<unknown>, SessionEvent>

/** Creates an action that sends an event to the application's session actor. */
export const sendToSession = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  eventOf: (args: { readonly context: Context }, params: Params) => SessionEvent,
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, enqueue, system }, params) => {
      const { session }: { session?: SessionRef } = system.getAll()
      if (session) enqueue.sendTo(session, eventOf({ context }, params))
    },
  )
