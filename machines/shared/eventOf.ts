import type { AnyStateMachine, EventFromLogic } from 'xstate'

/** Type-checks an event against a machine, because `sendTo` with an actor id does not know the machine. */
export const eventOf = <Machine extends AnyStateMachine>(
  _machine: Machine,
  event: EventFromLogic<Machine>,
): EventFromLogic<Machine> => event
