import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'

export interface ChartState {
  /** Keys from the machine down to the state, joined by dots; empty for the machine itself. */
  readonly path: string
  readonly type: AnyStateNode['type']
  readonly isLeaf: boolean
  /** Path of the initial child state. */
  readonly initial: string | undefined
  readonly description: string | undefined
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

export interface ChartTransition {
  readonly source: string
  /** Event type; empty for eventless transitions. */
  readonly event: string
  /** Delay by name, or in milliseconds, for timed transitions. */
  readonly delay: string | number | undefined
  /** Paths of the target states; empty if the state does not change. */
  readonly targets: readonly string[]
  readonly guards: readonly string[]
  readonly actions: readonly string[]
  readonly description: string | undefined
}

export interface ChartInvocation {
  readonly state: string
  readonly id: string
  readonly src: string
}

/** Definition of a machine as plain data, with all states in source order. */
export interface Chart {
  readonly id: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  readonly invocations: readonly ChartInvocation[]
}

/** Placeholder for an inline action, guard, actor or delay, which has no name. */
export const unnamed = '(unnamed)'

/** Converts a machine's definition to plain data for laws, diagrams and the inspector. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = withDescendants(machine.root)
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap(transitionsOf),
    invocations: nodes.flatMap((node) =>
      node.invoke.map(({ id, src }) => ({ state: pathOf(node), id, src: nameOf(src) })),
    ),
  }
}

/** State with all its descendants, in source order. */
export const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
]

/** Paths of the active leaf states: one, or one per parallel region. */
export const activeLeaves = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, within = {}]) =>
        // The value of a region without child states is an empty object.
        Object.keys(within).length === 0 ? [key] : activeLeaves(within).map((path) => `${key}.${path}`),
      )

const pathOf = (node: AnyStateNode) => node.path.join('.')

const stateOf = (node: AnyStateNode): ChartState => ({
  path: pathOf(node),
  type: node.type,
  isLeaf: Object.keys(node.states).length === 0,
  initial: node.type === 'compound' ? node.initial.target.map(pathOf).join() : undefined,
  description: node.description,
  tags: node.tags,
  // `node.entry` and `node.exit` would include the timers that XState adds.
  entry: namesOf(node.config.entry),
  exit: namesOf(node.config.exit),
})

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const delays = new Map(node.after.map(({ eventType, delay }) => [eventType, delay]))
  return [...node.transitions.values(), node.always ?? []]
    .flat()
    .map((transition: AnyTransitionDefinition) => ({
      source: pathOf(node),
      event: transition.eventType as string,
      delay: delayOf(delays.get(transition.eventType)),
      targets: (transition.target ?? []).map(pathOf),
      guards: guardNames(transition.guard),
      actions: namesOf(transition.actions),
      description: transition.description,
    }))
}

const delayOf = (delay: unknown) => (delay === undefined || typeof delay === 'number' ? delay : nameOf(delay))

function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference
  return typeof reference === 'object' && reference !== null && 'type' in reference
    ? String(reference.type)
    : unnamed
}

const namesOf = (references: unknown): string[] =>
  references === undefined ? [] : [references].flat().map(nameOf)

/** Names of the guards; combined guards (`and`, `or`, `not`) are listed one by one. */
function guardNames(guard: unknown): string[] {
  if (guard === undefined) return []
  return typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)
    ? guard.guards.flatMap(guardNames)
    : [nameOf(guard)]
}
