import {
  enqueueActions,
  type ActorRef,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
} from 'xstate'

/** Request to open a page of the application, by default as a new history entry. */
export interface NavigateEvent {
  readonly type: 'navigate'
  readonly to: string
  /** `replace`: replaces the current history entry. `load`: loads a new document. */
  readonly by?: 'replace' | 'load' | undefined
}

type RootRef = ActorRef<Snapshot<unknown>, NavigateEvent>

/**
 * Creates an action that opens an address. The root actor passes it to the router. The event is emitted as
 * well, for listeners outside the actor system.
 */
export const navigate = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  stepOf: (args: { readonly context: Context }, params: Params) => Omit<NavigateEvent, 'type'> | undefined,
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, NavigateEvent>(
    ({ context, enqueue, system }, params) => {
      const step = stepOf({ context }, params)
      if (!step) return
      const event = { type: 'navigate', ...step } as const
      enqueue.emit(event)
      const { app }: { app?: RootRef } = system.getAll()
      if (app) enqueue.sendTo(app, event)
    },
  )
