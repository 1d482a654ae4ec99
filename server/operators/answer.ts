import * as v from 'valibot'
import type { Database } from '../store/schema.ts'

/** What the commands of operators use. */
export interface OperatorParts {
  readonly db: Database
  /** In milliseconds since 1970. */
  readonly now: number
}

/** What an operator is told: what was done, or why nothing was. */
export const answerSchema = v.object({ isDone: v.boolean(), text: v.string() })

export type OperatorAnswer = v.InferOutput<typeof answerSchema>

/** What an operator asked for cannot be done; the message says why. Thrown within the work, which is then undone. */
export class NotDone extends Error {}
