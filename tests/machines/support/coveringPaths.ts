import {
  createActor,
  initialTransition,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type StateValue,
} from 'xstate'
import { activeLeaves, chartOf, withDescendants } from '../../../machines/shared/chart.ts'

/** Parts of a snapshot that paths use. */
export interface Place {
  readonly value: StateValue
  readonly context: unknown
  readonly status: string
  readonly matches: (state: StateValue) => boolean
}

/** A named action of a person, the server or time, to which a machine reacts. */
export interface Move {
  readonly name: string
  /** Event of the move, or a function that derives it from the current snapshot. */
  readonly event: AnyEventObject | ((place: Place) => AnyEventObject)
  /** Condition for the move; by default, it is always possible. */
  readonly from?: ((place: Place) => boolean) | undefined
}

export interface Step {
  readonly move: string
  readonly event: EventObject
  /** Snapshot after the step. */
  readonly snapshot: Place
  /** Path of the innermost state after the step, with dots between its keys. */
  readonly state: string
  /** Names of the transitions that the step takes, in order. */
  readonly transitions: readonly string[]
}

export type Path = readonly Step[]

interface Ground {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly moves: readonly Move[]
  /** Names of context fields that influence no transition. Leaving them out reduces the number of places. */
  readonly idle?: readonly string[] | undefined
  /** Predefined paths, as names of moves. Further paths cover the rest. */
  readonly given?: readonly (readonly string[])[]
}

/** Possible steps from each snapshot, by the snapshot's key. */
type Graph = ReadonlyMap<string, Path>

/** Names of all transitions: source, event and guards, plus a number if this is ambiguous. */
export function transitionNames(machine: AnyStateMachine): string[] {
  const times = new Map<string, number>()
  return chartOf(machine).transitions.map(({ source, event, guards }) => {
    const guarded = guards.length > 0 ? ` [${guards.join(', ')}]` : ''
    const name = `${source || 'anywhere'}: ${event || 'at once'}${guarded}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 ? name : `${name} #${time}`
  })
}

/**
 * Computes few paths from the initial state that together take every reachable transition and make every
 * possible move. Each path continues to the nearest new step. It ends if no new step is reachable, or after
 * `longest` steps, which keeps failures easy to locate.
 */
export function coveringPaths(ground: Ground, longest = 14): Path[] {
  const keyOf = keyWithout(ground.idle)
  const { graph, start } = graphOf(ground, keyOf)
  const done = new Set<string>()
  const isNew = (step: Step) => covers(step).some((name) => !done.has(name))
  const isNewAndGoesOn = (step: Step) => isNew(step) && step.snapshot.status === 'active'
  const paths: Path[] = (ground.given ?? []).map((moves) => walk(graph, keyOf, start, moves))
  for (const name of paths.flat().flatMap(covers)) done.add(name)
  for (;;) {
    const path: Step[] = []
    while (path.length < longest) {
      const at = path.at(-1)?.snapshot ?? start
      const onward = nearest(graph, keyOf, at, isNewAndGoesOn)
      const leg = onward.length > 0 ? onward : nearest(graph, keyOf, at, isNew)
      if (leg.length === 0) break
      path.push(...leg)
      for (const name of leg.flatMap(covers)) done.add(name)
    }
    if (path.length === 0) return paths
    paths.push(path)
  }
}

/** Paths of the innermost states, with dots between their keys. */
export const stateOf = (value: StateValue): string => activeLeaves(value).join(' ')

const covers = ({ move, transitions }: Step) => [`move ${move}`, ...transitions]

/** Shortest path from a snapshot to a wanted step, including it; empty if there is none. */
function nearest(
  graph: Graph,
  keyOf: (place: Place) => string,
  from: Place,
  isWanted: (step: Step) => boolean,
): Path {
  const ways = new Map<string, Path>([[keyOf(from), []]])
  for (const [at, way] of ways) {
    for (const step of graph.get(at) ?? []) {
      if (isWanted(step)) return [...way, step]
      if (!ways.has(keyOf(step.snapshot))) ways.set(keyOf(step.snapshot), [...way, step])
    }
  }
  return []
}

/**
 * Path that results from these moves.
 *
 * @throws {Error} if a move is not possible
 */
function walk(graph: Graph, keyOf: (place: Place) => string, start: Place, moves: readonly string[]): Path {
  const path: Step[] = []
  for (const move of moves) {
    const step = graph.get(keyOf(path.at(-1)?.snapshot ?? start))?.find((next) => next.move === move)
    if (!step) throw new Error(`Nobody can "${move}" after "${path.at(-1)?.move ?? 'the start'}".`)
    path.push(step)
  }
  return path
}

function graphOf(
  { machine, input, moves }: Ground,
  keyOf: (place: Place) => string,
): { graph: Graph; start: Place } {
  const [start] = initialTransition(machine, input)
  const takenFrom = following(machine, start)
  const places = new Map<string, AnyMachineSnapshot>([[keyOf(start), start]])
  const graph = new Map<string, Path>()
  // The loop also visits places that it adds itself.
  for (const [key, place] of places) {
    const possible = place.status === 'active' ? moves.filter(({ from = () => true }) => from(place)) : []
    const steps = possible.flatMap(({ name, event: given }): (Step & { snapshot: AnyMachineSnapshot })[] => {
      const event = { ...(typeof given === 'function' ? given(place) : given) }
      if (!place.can(event)) return []
      const { snapshot, transitions } = takenFrom(place, event)
      const next: Place = snapshot
      return [{ move: name, event, snapshot, state: stateOf(next.value), transitions }]
    })
    graph.set(key, steps)
    for (const { snapshot } of steps) {
      const next = keyOf(snapshot)
      if (!places.has(next)) places.set(next, snapshot)
    }
  }
  return { graph, start }
}

/**
 * Creates a function that computes the key of a place. Numbers are left out, because counters grow without
 * limit and no state depends on them. Keys are cached, because many steps lead to the same snapshot.
 */
function keyWithout(idle: readonly string[] = []): (place: Place) => string {
  const keys = new WeakMap<Place, string>()
  return (place) => {
    const { value, context } = place
    const key =
      keys.get(place) ??
      JSON.stringify([value, context], (name, part: unknown) => {
        if (idle.includes(name)) return undefined
        return typeof part === 'number' ? 0 : part
      })
    keys.set(place, key)
    return key
  }
}

const nothing = () => undefined

/**
 * Creates a function that returns the snapshot after an event and the names of the transitions taken, as
 * inspection reports them. Actions and effects do not run.
 *
 * @param start any reachable snapshot
 */
export function following(machine: AnyStateMachine, start: AnyMachineSnapshot) {
  const definitions = withDescendants(machine.root).flatMap(({ transitions, always = [] }) =>
    [...transitions.values(), always].flat(),
  )
  const names = transitionNames(machine)
  const nameOf = (definition: AnyTransitionDefinition) =>
    names[definitions.indexOf(definition)] ?? '(unknown)'
  let transitions: string[] = []
  const self = createActor(machine, {
    input: undefined,
    snapshot: start,
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep' && seen.actorRef === self)
        // oxlint-disable-next-line no-underscore-dangle -- the one place where a machine tells which it takes
        transitions.push(...seen._transitions.map(nameOf))
    },
  })
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  return (place: AnyMachineSnapshot, event: EventObject) => {
    transitions = []
    const snapshot: AnyMachineSnapshot = machine.transition(place, event, scope)
    return { snapshot, transitions }
  }
}
