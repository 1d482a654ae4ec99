import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'

export interface ChartState {
  /** The keys from the machine down to the state, joined by dots; empty for the machine itself. */
  readonly path: string
  readonly type: AnyStateNode['type']
  readonly isLeaf: boolean
  /** The path of the state that is entered with it. */
  readonly initial: string | undefined
  readonly description: string | undefined
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
}

export interface ChartTransition {
  readonly source: string
  /** The type of its event; empty where none is waited for. */
  readonly event: string
  /** Delay by name, or in milliseconds, for timed transitions. */
  readonly delay: string | number | undefined
  /** None, where the state stays as it is. */
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

/** A machine's definition as plain data, every state in the order in which it is written. */
export interface Chart {
  readonly id: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  readonly invocations: readonly ChartInvocation[]
}

/** Name of an inline action, guard, actor or delay. */
export const unnamed = '(unnamed)'

/** Walks a machine's definition once, for laws, diagrams and the inspector. */
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

/** A state and all within it, in the order of the chart. */
export const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
]

/** The paths of the innermost states that are active: one, or one of each region. */
export const activeLeaves = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, within = {}]) =>
        // A region without states of its own is an empty object.
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
  // `node.entry` and `node.exit` would include xstate's own timers.
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

/** The guards that `and`, `or` and `not` put together count one by one. */
function guardNames(guard: unknown): string[] {
  if (guard === undefined) return []
  return typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)
    ? guard.guards.flatMap(guardNames)
    : [nameOf(guard)]
}
