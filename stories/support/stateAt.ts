import { pathToStateValue, type AnyStateMachine, type StateValue } from 'xstate'
import { activeLeaves } from '../../machines/shared/chart.ts'

/**
 * State value for the paths of a story, such as `submitting.stillWaiting`; paths of several regions are
 * separated by spaces.
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

/** Leaf states that a story shows: those of its paths, and the initial states of other regions. */
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
