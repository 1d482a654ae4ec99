import * as v from 'valibot'
import { stages } from './lifecycle.ts'
import { offeredPay } from './offeredPay.ts'

/** Sides of an application. */
export const sides = ['candidate', 'employer'] as const

/** Side that acts next, and its due date. */
export const turnSchema = v.object({
  side: v.picklist(sides),
  lateness: v.picklist(['onTime', 'overdue', 'silent']),
  dueAt: v.string(),
})

export type Turn = v.InferOutput<typeof turnSchema>

/** Something that happened, with what was said. */
export const timelineEventSchema = v.object({
  seq: v.number(),
  type: v.string(),
  actor: v.picklist(['candidate', 'employer', 'operator', 'clock', 'system']),
  at: v.string(),
  message: v.optional(v.string()),
  /** The stage that it was moved to. */
  to: v.optional(v.picklist(stages)),
  /** Reason of a rejection: one of the listed ones, or the employer's own words. */
  reason: v.optional(v.string()),
  /** The pay that is offered. */
  pay: v.optional(offeredPay),
  /** The first day of the work that is offered. */
  start: v.optional(v.string()),
})

export type TimelineEvent = v.InferOutput<typeof timelineEventSchema>
