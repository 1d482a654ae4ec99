import * as v from 'valibot'
import { outcomes } from './lifecycle.ts'
import { reviewReasons } from './review.ts'

/** One thing that happened to a posting, as the ledger tells it to those who act for its company. */
export const timelineEntry = v.object({
  /** From 1, without gaps. */
  seq: v.number(),
  /** An event of its lifecycle, or `edited`: changes that everybody sees at once. */
  type: v.string(),
  actor: v.picklist(['candidate', 'employer', 'operator', 'clock', 'system']),
  /** Name of the member who acted, while the account exists. */
  name: v.nullable(v.string()),
  at: v.string(),
  from: v.string(),
  /** The state that it led to. */
  to: v.string(),
  outcome: v.optional(v.picklist(outcomes)),
  reason: v.optional(v.string()),
  validThrough: v.optional(v.string()),
  /** The fields that an edit changed. */
  changed: v.optional(v.array(v.string())),
  /** Why an operator looks at it. */
  reasons: v.optional(v.array(v.picklist(reviewReasons))),
})

export type TimelineEntry = v.InferOutput<typeof timelineEntry>
