import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../../machines/shared/chart.ts'

/** Paths of the states that a machine can stay in. */
export function restingPaths(machine: AnyStateMachine): readonly string[] {
  const { states, transitions } = chartOf(machine)
  const isPassedThrough = (path: string) =>
    transitions.some(({ source, event, guards }) => source === path && event === '' && guards.length === 0)
  return states.filter(({ path, isLeaf }) => isLeaf && !isPassedThrough(path)).map(({ path }) => path)
}
