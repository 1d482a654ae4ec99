import { pathToStateValue, type AnyStateMachine, type StateValue } from 'xstate'
import { activeLeaves } from '../../machines/shared/chart.ts'

/**
 * The state that the paths of a story name, such as `submitting.stillWaiting`; of several regions, with spaces between.
 */
export const stateValueAt = (at: string): StateValue =>
  at
    .split(' ')
    .filter((path) => path !== '')
    .map((path) => pathToStateValue(path.split('.')))
    .reduce(merged, {})

const merged = (one: StateValue, other: StateValue): StateValue => {
  if (typeof one === 'string' || typeof other === 'string') return other
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, before !== undefined && value !== undefined ? merged(before, value) : value] as const
  })
  return { ...one, ...Object.fromEntries(both) }
}

/** The innermost states that a story shows: those that its paths name, and where its other regions begin. */
export function statesAt(machine: AnyStateMachine, at: string): readonly string[] {
  try {
    const shown: { readonly value: StateValue } = machine.resolveState({
      value: stateValueAt(at),
      context: {},
    })
    return activeLeaves(shown.value)
  } catch {
    // The machine has no such state.
    return []
  }
}
