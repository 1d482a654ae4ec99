import {
  enqueueActions,
  type ActorRef,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  type Snapshot,
} from 'xstate'

/** Opens another page of the application, as the next one in the history unless it says otherwise. */
export interface NavigateEvent {
  readonly type: 'navigate'
  readonly to: string
  /** `replace`: in the place of this page in the history. `load`: by the browser, as a document. */
  readonly by?: 'replace' | 'load' | undefined
}

type RootRef = ActorRef<Snapshot<unknown>, NavigateEvent>

/**
 * Makes an action that opens an address: the root of the actor system hands it to the router. It is emitted too, for
 * listeners outside the actor system.
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
