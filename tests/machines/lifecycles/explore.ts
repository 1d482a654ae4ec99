import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'

/** A transition of a lifecycle: the snapshot before, the event, and the snapshot after. */
export interface Transition<Machine extends AnyStateMachine> {
  readonly before: SnapshotFrom<Machine>
  readonly event: EventFromLogic<Machine>
  readonly after: SnapshotFrom<Machine>
}

/** All reachable states of a lifecycle and all transitions between them. */
export interface Explored<Machine extends AnyStateMachine> {
  readonly states: readonly SnapshotFrom<Machine>[]
  readonly steps: readonly Transition<Machine>[]
}

/**
 * Explores a machine by sending every event in every reachable state. States with equal values and contexts
 * are the same.
 */
export function explore<Machine extends AnyStateMachine>(
  machine: Machine,
  inputs: readonly InputFrom<Machine>[],
  events: readonly EventFromLogic<Machine>[],
): Explored<Machine> {
  const known = new Map<string, SnapshotFrom<Machine>>()
  const steps: Transition<Machine>[] = []
  const waiting = inputs.map((input) => initialTransition(machine, input)[0])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const before = next
    const key = keyOf(before)
    if (known.has(key)) continue
    known.set(key, before)
    for (const event of events.filter((each) => isPossible(before, each))) {
      const [after] = transition(machine, before, event)
      steps.push({ before, event, after })
      waiting.push(after)
    }
  }
  return { states: [...known.values()], steps }
}

const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => snapshot.can(event)

const isEnd = (snapshot: AnyMachineSnapshot) => snapshot.status === 'done' || snapshot.hasTag('end')

const keyOf = ({ value, context }: { value: unknown; context: unknown }) => JSON.stringify([value, context])

/**
 * States from which no end can be reached, of which there should be none. A state with the tag `end` counts
 * as an end even if it still handles events.
 */
export function deadEnds<Machine extends AnyStateMachine>({ states, steps }: Explored<Machine>): string[] {
  const ending = new Set(states.filter((state) => isEnd(state)).map(keyOf))
  for (let size = -1; size !== ending.size;) {
    size = ending.size
    for (const { before, after } of steps) if (ending.has(keyOf(after))) ending.add(keyOf(before))
  }
  return states.map(keyOf).filter((key) => !ending.has(key))
}
