import type { Chart } from '../../machines/shared/chart.ts'
import type { Json, JsonObject } from './mask.ts'

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

/** Running actor, or stopped actor that still occurs in the log. */
export interface InspectedActor {
  readonly id: string
  /** Machine id, or the `src` name for other actor logic. */
  readonly name: string
  readonly parent: string | undefined
  readonly status: ActorStatus
  /** Chart of the machine; undefined for other actor logic. */
  readonly chart: Chart | undefined
}

export interface EventJson extends JsonObject {
  readonly type: string
}

/** Event and the resulting snapshot, with secrets masked. */
export interface Step {
  readonly number: number
  readonly actor: string
  /** Time in milliseconds since 1970. */
  readonly at: number
  /** Id of the sending actor, or `inspector`; undefined for events from the page. */
  readonly sender: string | undefined
  readonly event: EventJson
  readonly status: ActorStatus
  /** State value of the machine; `active` has the paths of its active states. */
  readonly value: Json
  readonly active: readonly string[]
  readonly context: Json
  /** Indexes of the taken transitions in the chart. */
  readonly taken: readonly number[]
}

export interface Inspection {
  readonly actors: readonly InspectedActor[]
  readonly steps: readonly Step[]
}

/** Data source of an inspector, as plain data that may come from another tab. */
export interface InspectionSource {
  readonly getSnapshot: () => Inspection
  readonly subscribe: (changed: () => void) => () => void
  /** Sends a JSON event to an actor; `{ "FormData": { … } }` is converted to a `FormData`. */
  readonly send: (actor: string, event: EventJson) => void
  /**
   * True if a machine accepts an event in its current state, guards included. Missing for sources in other
   * tabs.
   */
  readonly can?: (actor: string, event: EventJson) => boolean
  /** Clears all steps and the stopped actors. */
  readonly clear: () => void
}

export const nothingYet: Inspection = { actors: [], steps: [] }
