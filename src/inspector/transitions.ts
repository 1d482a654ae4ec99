import { samplePayload } from './payload.ts'
import type { EventJson, InspectedActor } from './source.ts'

/** Transitions of an actor for drawing and text, by their position in the chart. */
export interface Transitions {
  /** The paths of the states that are active. */
  readonly active: ReadonlySet<string>
  /** Transitions taken in the selected step. */
  readonly taken: ReadonlySet<number>
  /** Why its event cannot be sent; nothing where it can. */
  readonly obstacle: (position: number) => string | undefined
  readonly send: (position: number) => void
}

interface Listener {
  readonly actor: InspectedActor
  readonly active: ReadonlySet<string>
  /** True if the actor would not take an event as it stands. */
  readonly refuses: (event: EventJson) => boolean
}

/**
 * Why the event of a transition cannot be sent to an actor that listens; nothing where it can. Whether an event that
 * carries something is refused depends on what somebody writes into it.
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
