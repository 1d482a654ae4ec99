import type { Chart } from '../../machines/shared/chart.ts'
import type { Json, JsonObject } from './mask.ts'

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped'

/** Actor that runs, or that has stopped and still occurs in the log. */
export interface InspectedActor {
  readonly id: string
  /** Id of the machine, or the `src` name for other actor logic. */
  readonly name: string
  readonly parent: string | undefined
  readonly status: ActorStatus
  /** Chart of a machine. */
  readonly chart: Chart | undefined
}

export interface EventJson extends JsonObject {
  readonly type: string
}

/** An event and the resulting snapshot, with secrets masked. */
export interface Step {
  readonly number: number
  readonly actor: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Id of the sending actor, or `inspector`; undefined for events from the page. */
  readonly sender: string | undefined
  readonly event: EventJson
  readonly status: ActorStatus
  /** State value of a machine, and the paths of its active states. */
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

/** Source of an inspector, as plain data that may come from another tab. */
export interface InspectionSource {
  readonly getSnapshot: () => Inspection
  readonly subscribe: (changed: () => void) => () => void
  /** Sends an event to an actor, as JSON; `{ "FormData": { … } }` is converted to a `FormData`. */
  readonly send: (actor: string, event: EventJson) => void
  /** True if a machine accepts an event in its current state, guards included; unknown for another tab. */
  readonly can?: (actor: string, event: EventJson) => boolean
  /** Clears all steps and the stopped actors. */
  readonly clear: () => void
}

export const nothingYet: Inspection = { actors: [], steps: [] }
