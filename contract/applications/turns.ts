import * as v from 'valibot'
import { stages } from './lifecycle.ts'
import { offeredPay } from './offeredPay.ts'

/** Sides of an application. */
export const sides = ['candidate', 'employer'] as const

/** Side that acts next, and the due date. */
export const turnSchema = v.object({
  side: v.picklist(sides),
  lateness: v.picklist(['onTime', 'overdue', 'silent']),
  dueAt: v.string(),
})

export type Turn = v.InferOutput<typeof turnSchema>

/** Event of the timeline, with its message. */
export const timelineEventSchema = v.object({
  seq: v.number(),
  type: v.string(),
  actor: v.picklist(['candidate', 'employer', 'operator', 'clock', 'system']),
  at: v.string(),
  message: v.optional(v.string()),
  /** Target stage of a move. */
  to: v.optional(v.picklist(stages)),
  /** Reason of a rejection: one of the standard reasons, or the employer's own words. */
  reason: v.optional(v.string()),
  pay: v.optional(offeredPay),
  /** First day of the offered job. */
  start: v.optional(v.string()),
})

export type TimelineEvent = v.InferOutput<typeof timelineEventSchema>
