import { samplePayload } from './payload.ts'
import type { EventJson, InspectedActor } from './source.ts'

/** Transitions of an actor, by their position in the chart, for the diagram and the list. */
export interface Transitions {
  /** Paths of the active states. */
  readonly active: ReadonlySet<string>
  /** Transitions taken in the selected step. */
  readonly taken: ReadonlySet<number>
  /** Returns the reason that the event of a transition cannot be sent; undefined if it can. */
  readonly obstacle: (position: number) => string | undefined
  readonly send: (position: number) => void
}

interface Listener {
  readonly actor: InspectedActor
  readonly active: ReadonlySet<string>
  /** Returns true if the actor would ignore an event in its current state. */
  readonly refuses: (event: EventJson) => boolean
}

/**
 * Reason that the event of a transition cannot be sent to the actor; undefined if it can. For events with a
 * payload, guards are not checked, because they depend on the payload that the person types.
 */
export function obstacleTo(position: number, { actor, active, refuses }: Listener): string | undefined {
  const transition = actor.chart?.transitions[position]
  if (!transition) return 'There is no such transition.'
  const { source, event: type } = transition
  if (type === '') return 'It is taken by itself.'
  if (!active.has(source)) return 'The actor is in another state.'
  const isWhole = samplePayload(actor.name, type) === undefined
  return isWhole && refuses({ type }) ? 'A guard refuses it.' : undefined
}
