import type { AnyStateMachine, EventFromLogic } from 'xstate'

/** An event of a machine, checked: `sendTo` does not know what a child takes that is named by its id. */
export const eventOf = <Machine extends AnyStateMachine>(
  _machine: Machine,
  event: EventFromLogic<Machine>,
): EventFromLogic<Machine> => event
