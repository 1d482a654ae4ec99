import { createMachine, type AnyStateMachine } from 'xstate'

type Parts = Record<string, unknown>

const isParts = (part: unknown): part is Parts =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype

/**
 * Copies a machine with a fault: replaces or removes the part of its definition at `path`.
 *
 * @param path keys of the changed part, separated by slashes: `states/asking/on/submit`
 */
export function withFault(machine: AnyStateMachine, path: string, fault: unknown): AnyStateMachine {
  const config: unknown = machine.config
  const changed = change(config, path.split('/'), fault)
  return createMachine(changed, machine.implementations)
}

function change(part: unknown, [key = '', ...rest]: readonly string[], fault: unknown): Parts {
  if (!isParts(part)) throw new Error(`There is no ${key} to be changed.`)
  const { [key]: before, ...others } = part
  if (rest.length > 0) return { ...part, [key]: change(before, rest, fault) }
  return fault === undefined ? others : { ...part, [key]: fault }
}
