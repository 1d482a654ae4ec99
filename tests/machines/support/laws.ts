import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  createActor,
  getInitialMicrosteps,
  getMicrosteps,
  toPromise,
  StateMachine,
  type AnyStateMachine,
  type EventObject,
  type StateValue,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { activeLeaves, chartOf, type Chart, type ChartState } from '../../../machines/shared/chart.ts'
import { duplicate, invalid, marker, notAllowed, notThere, superseded, refused } from './events.ts'
import type { Ignored } from './ignored.ts'
import { factsOf, isWithin, provenReasons } from './reasons.ts'

/** A machine with its samples and its exceptions from the laws. */
export interface Subject {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly events: readonly EventObject[]
  readonly outputs: Readonly<Record<string, readonly unknown[]>>
  readonly ignored: readonly Ignored[]
  readonly leftOut?: readonly string[]
  readonly snapshots?: Readonly<Record<string, readonly unknown[]>>
  readonly idle?: readonly string[]
}

/** Laws of every machine. Each returns its violations. */
export const laws = {
  'is not born in error': ({ machine, input }) => {
    const { status, error } = createActor(machine, { input }).getSnapshot()
    return status === 'error' ? [String(error)] : []
  },

  'has a sample of every event it hears': (subject) => {
    const known = new Set(everyEvent(subject).map(({ type }) => type))
    return eventTypes(subject.machine).filter((type) => !known.has(type))
  },

  'can be in every one of its states': (subject) => {
    const reached = new Set(everySnapshot(subject).flatMap(({ value }) => activePaths(value)))
    const { states } = chartOf(subject.machine)
    return states.map(({ path }) => path).filter((path) => path !== '' && !reached.has(path))
  },

  'has no dead end': ({ machine }) => {
    const { invocations, transitions } = chartOf(machine)
    // A state that invokes another machine can continue there.
    const goesOnWithin = ({ path }: ChartState) =>
      invocations.some(({ state, src }) => state === path && isMachine(machine.implementations.actors[src]))
    const isLeft = ({ path }: ChartState) =>
      transitions.some(({ source, targets }) => isWithin(path, source) && targets.some((to) => to !== path))
    return (
      restingStates(machine)
        // The tag marks an end that still handles events.
        .filter((state) => !isLeft(state) && !goesOnWithin(state) && !state.tags.includes('end'))
        .map(({ path }) => path)
    )
  },

  'calls every invocation by what it runs, and handles how it ends': async ({ machine }) => {
    const { invocations, transitions } = chartOf(machine)
    const handles = (state: string, event: string) =>
      transitions.some((transition) => transition.source === state && transition.event === event)
    const faults = invocations.map(async ({ state, id, src }) => {
      if (id !== src) return [`${state} calls ${src} ${id}`]
      return (await endsOf(machine.implementations.actors[src]))
        .map((end) => `xstate.${end}.actor.${id}`)
        .filter((event) => !handles(state, event))
        .map((event) => `${state}: ${event}`)
    })
    return (await Promise.all(faults)).flat()
  },

  'implements everything it refers to by name': ({ machine: { implementations }, machine }) => {
    const { states, transitions, invocations } = chartOf(machine)
    const actions = [
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap((taken) => taken.actions),
    ]
    return [
      ...actions.filter((name) => !Object.hasOwn(implementations.actions, name)),
      ...transitions
        .flatMap(({ guards }) => guards)
        .filter((name) => !Object.hasOwn(implementations.guards, name)),
      ...invocations.map(({ src }) => src).filter((name) => !Object.hasOwn(implementations.actors, name)),
      ...transitions
        .flatMap(({ delay }) => delay ?? [])
        .filter((name) => !Object.hasOwn(implementations.delays, name)),
    ].map(String)
  },

  'handles every event in every state, or ignores it for a reason': ({ machine, ignored }) => {
    const chart = chartOf(machine)
    // An event that only a parallel region handles is not missing in this one.
    const knownIn = (path: string) =>
      eventTypes(machine).filter(
        (type) =>
          !type.startsWith('xstate.') &&
          chart.transitions.some(({ source, event }) => event === type && !areParallel(chart, path, source)),
      )
    const isHandled = (path: string, type: string) =>
      chart.transitions.some(({ source, event }) => event === type && isWithin(path, source))
    const unhandled = restingStates(machine).flatMap(({ path }) =>
      knownIn(path)
        .filter((type) => !isHandled(path, type))
        .map((type) => `${path}: ${type}`),
    )
    const excused = ignored.flatMap(({ states, events }) =>
      states
        .flatMap((state) => leavesWithin(machine, state))
        .flatMap((path) => events.map((type) => `${path}: ${type}`)),
    )
    return [
      ...unhandled.filter((pair) => !excused.includes(pair)).map((pair) => `not handled in ${pair}`),
      ...excused
        .filter((pair, index) => !unhandled.includes(pair) || excused.indexOf(pair) !== index)
        .map((pair) => `excused for nothing in ${pair}`),
    ]
  },

  'handles no event both in a region and around it, where only the region would hear it': ({ machine }) => {
    const { states, transitions } = chartOf(machine)
    const parallel = states.filter(({ type }) => type === 'parallel').map(({ path }) => path)
    return transitions.flatMap(({ source, event }) =>
      parallel
        .filter((path) => source !== path && isWithin(source, path))
        .filter((path) =>
          transitions.some((outer) => outer.event === event && event !== '' && isWithin(path, outer.source)),
        )
        .map((path) => `${source}: ${event} is heard around ${path} too`),
    )
  },

  'ignores nothing for a reason that its chart belies': ({ machine, ignored }) => {
    const chart = chartOf(machine)
    return ignored.flatMap(({ states, events, because }) =>
      states
        .flatMap((state) => leavesWithin(machine, state))
        .filter((state) => provenReasons[because]?.(factsOf(chart, state), events) === false)
        .map((state) => `${state}: ${because}`),
    )
  },

  'keeps nothing of what was typed': (subject) =>
    everySnapshot(subject).flatMap(({ value, context, output }) =>
      holdsTyped([context, output]) ? activePaths(value) : [],
    ),
} as const satisfies Record<string, (subject: Subject) => string[] | Promise<string[]>>

/** All events of a machine: the samples, and those of its effects and timers. */
export const everyEvent = ({ machine, events, outputs, snapshots }: Subject): EventObject[] => [
  ...events,
  ...eventTypes(machine).flatMap((type): EventObject[] => {
    const [, end, actorId = ''] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.*)$/.exec(type) ?? []
    if (end === 'snapshot')
      return (snapshots?.[actorId] ?? []).map((snapshot) => ({ type, snapshot }) as EventObject)
    if (end === 'done')
      return (outputs[actorId] ?? []).map((output) => ({ type, actorId, output }) as EventObject)
    if (end === 'error')
      return [refused, invalid, superseded, duplicate, notThere, notAllowed].map(
        (error) => ({ type, actorId, error }) as EventObject,
      )
    return type.startsWith('xstate.after.') ? [{ type }] : []
  }),
]

const eventTypes = (machine: AnyStateMachine) => [
  ...new Set(
    chartOf(machine)
      .transitions.map(({ event }) => event)
      .filter((event) => event !== ''),
  ),
]

/** True for states in different regions of a parallel state, which are active at the same time. */
function areParallel({ states }: Chart, one: string, other: string): boolean {
  const [shorter, longer] = [one.split('.'), other.split('.')]
  const fork = shorter.findIndex((key, index) => key !== longer[index])
  if (fork < 0 || fork >= longer.length || other === '') return false
  const common = shorter.slice(0, fork).join('.')
  return states.some(({ path, type }) => path === common && type === 'parallel')
}

/** States in which a machine can stay, without those that it leaves immediately. */
function restingStates(machine: AnyStateMachine) {
  const { states, transitions } = chartOf(machine)
  const isLeftAtOnce = (path: string) =>
    transitions.some(({ source, event, guards }) => source === path && event === '' && guards.length === 0)
  return states.filter(({ path, isLeaf, type }) => isLeaf && type !== 'final' && !isLeftAtOnce(path))
}

/** Resting states inside a state; the state itself if there are none. */
function leavesWithin(machine: AnyStateMachine, state: string): string[] {
  const leaves = restingStates(machine)
    .map(({ path }) => path)
    .filter((path) => isWithin(path, state))
  return leaves.length > 0 ? leaves : [state]
}

interface Seen {
  readonly value: StateValue
  readonly context: unknown
  readonly output: unknown
}

/** All snapshots that the samples lead to, including transient ones. */
function everySnapshot(subject: Subject): Seen[] {
  const { input, idle = [], leftOut = [] } = subject
  const actions = Object.fromEntries(leftOut.map((name) => [name, () => undefined]))
  const machine = subject.machine.provide({ actions })
  const events = everyEvent(subject)
  const paths = getShortestPaths(machine, {
    input,
    events,
    filterEvents: (snapshot, event) => snapshot.can(event),
    // Replaces numbers by zero: counters grow without limit, and no state depends on them.
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context], (name, part: unknown) => {
        if (idle.includes(name)) return undefined
        return typeof part === 'number' ? 0 : part
      }),
    limit: 200_000,
  })
  const microsteps = paths.flatMap(({ state }) =>
    events.filter((event) => state.can(event)).flatMap((event) => getMicrosteps(machine, state, event)),
  )
  return [...getInitialMicrosteps(machine, input), ...microsteps].map(([snapshot]): Seen => snapshot)
}

/** Paths of all active states and their ancestors. */
const activePaths = (value: StateValue): string[] =>
  activeLeaves(value).flatMap((leaf) =>
    leaf.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.')),
  )

function holdsTyped(part: unknown): boolean {
  if (typeof part === 'string') return part.includes(marker)
  if (typeof part !== 'object' || part === null) return false
  return part instanceof FormData || Object.values(part).some(holdsTyped)
}

/**
 * Kinds of end that invoked logic can report. A machine ends only in a final state, since its errors belong
 * to the root; a callback never ends by itself; an effect that is not provided rejects at once.
 */
async function endsOf(logic: AnyStateMachine['implementations']['actors'][string] | undefined) {
  if (logic instanceof StateMachine) {
    return Object.values(logic.root.states).some(({ type }) => type === 'final') ? ['done'] : []
  }
  const both = ['done', 'error']
  if (!logic || 'src' in logic) return both
  const ended = toPromise(createActor(logic).start()).then(
    () => true,
    () => true,
  )
  return (await Promise.race([ended, nextTurn(false)])) ? both : []
}

const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine
