import type { AnyStateMachine, EventFromLogic } from 'xstate'

/** Type-checked event of a machine: `sendTo` with an id does not know the child's type. */
export const eventOf = <Machine extends AnyStateMachine>(
  _machine: Machine,
  event: EventFromLogic<Machine>,
): EventFromLogic<Machine> => event
