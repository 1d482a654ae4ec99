import * as v from 'valibot'
import type { Database } from '../store/schema.ts'

/** Dependencies of operator commands. */
export interface OperatorParts {
  readonly db: Database
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Result of a command: its output, or the reason why nothing was done. */
export const answerSchema = v.object({ isDone: v.boolean(), text: v.string() })

export type OperatorAnswer = v.InferOutput<typeof answerSchema>

/** Failed command; the message is the reason. Rolls back the transaction. */
export class NotDone extends Error {}
