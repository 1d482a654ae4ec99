import { createActor, type Actor, type AnyStateMachine, type EventObject, type InputFrom } from 'xstate'
import { appMachine } from '../../../machines/app/app.ts'

/**
 * Creates a page's machine below the application's root without starting it. Records the events sent to other
 * actors.
 */
export function inApp<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>) {
  const events: { readonly to: unknown; readonly event: EventObject }[] = []
  const app = createActor(appMachine, {
    id: 'app',
    systemId: 'app',
    inspect: (seen) => {
      if (seen.type === '@xstate.event') events.push({ to: seen.actorRef, event: seen.event })
    },
  })
  app.start()
  const page: Actor<Machine> = createActor<Machine>(machine, { parent: app, input })
  /** Events sent to the actor with this system id, in order. */
  const sentTo = (name: string) => {
    const actor: unknown = app.system.get(name)
    return events.filter(({ to }) => to === actor).map(({ event }) => event)
  }
  return { app, page, sentTo }
}
