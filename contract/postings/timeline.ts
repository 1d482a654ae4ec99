import * as v from 'valibot'
import { outcomes } from './lifecycle.ts'
import { reviewReasons } from './review.ts'

/** Event of a posting, as members of its company see it. */
export const timelineEntry = v.object({
  /** Sequence number from 1, without gaps. */
  seq: v.number(),
  /** Event of the lifecycle, or `edited` for changes that are published immediately. */
  type: v.string(),
  actor: v.picklist(['candidate', 'employer', 'operator', 'clock', 'system']),
  /** Name of the member who acted; null for other actors and after the account was deleted. */
  name: v.nullable(v.string()),
  at: v.string(),
  from: v.string(),
  /** Resulting state. */
  to: v.string(),
  outcome: v.optional(v.picklist(outcomes)),
  reason: v.optional(v.string()),
  validThrough: v.optional(v.string()),
  /** Fields changed by an edit. */
  changed: v.optional(v.array(v.string())),
  /** Reasons for a review. */
  reasons: v.optional(v.array(v.picklist(reviewReasons))),
})

export type TimelineEntry = v.InferOutput<typeof timelineEntry>
