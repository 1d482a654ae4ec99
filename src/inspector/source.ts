import type { Chart } from '../../machines/shared/chart.ts'
import type { Json, JsonObject } from './mask.ts'

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

/** An actor that runs, or that ran and is still spoken of in the log. */
export interface InspectedActor {
  readonly id: string
  /** The machine's id, or the name by which a machine invokes it. */
  readonly name: string
  readonly parent: string | undefined
  readonly status: ActorStatus
  /** Chart of a machine. */
  readonly chart: Chart | undefined
}

export interface EventJson extends JsonObject {
  readonly type: string
}

/** One event, and what the actor was after it. Secrets are masked already. */
export interface Step {
  readonly number: number
  readonly actor: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The id of an actor, or `inspector`; nobody where it came from the page. */
  readonly sender: string | undefined
  readonly event: EventJson
  readonly status: ActorStatus
  /** State of a machine, and the paths of its active states. */
  readonly value: Json
  readonly active: readonly string[]
  readonly context: Json
  /** Taken transitions, by their position in the chart. */
  readonly taken: readonly number[]
}

export interface Inspection {
  readonly actors: readonly InspectedActor[]
  readonly steps: readonly Step[]
}

/** Source of an inspector, as plain data that may come from another tab. */
export interface InspectionSource {
  readonly getSnapshot: () => Inspection
  readonly subscribe: (changed: () => void) => () => void
  /** Sends an actor an event as JSON; `{ "FormData": { … } }` in it becomes a form. */
  readonly send: (actor: string, event: EventJson) => void
  /** True if a machine would take an event just now, its guards asked; unknown of one in another tab. */
  readonly can?: (actor: string, event: EventJson) => boolean
  /** Forgets all steps, and the actors that have ended. */
  readonly clear: () => void
}

export const nothingYet: Inspection = { actors: [], steps: [] }
