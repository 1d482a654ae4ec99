import * as v from 'valibot'
import { stages } from './lifecycle.ts'
import { offeredPay } from './offeredPay.ts'

/** Who has something to say about an application. */
export const sides = ['candidate', 'employer'] as const

/** Whose turn it is, and until when. */
export const turnSchema = v.object({
  side: v.picklist(sides),
  lateness: v.picklist(['onTime', 'overdue', 'silent']),
  dueAt: v.string(),
})

export type Turn = v.InferOutput<typeof turnSchema>

/** Something that happened, with what was said. */
export const happenedSchema = v.object({
  seq: v.number(),
  type: v.string(),
  actor: v.picklist(['candidate', 'employer', 'operator', 'clock', 'system']),
  at: v.string(),
  message: v.optional(v.string()),
  /** The stage that it was moved to. */
  to: v.optional(v.picklist(stages)),
  /** Of a rejection, one of those that an employer chooses from; else in the words of who gives it. */
  reason: v.optional(v.string()),
  /** The pay that is offered. */
  pay: v.optional(offeredPay),
  /** The first day of the work that is offered. */
  start: v.optional(v.string()),
})

export type Happened = v.InferOutput<typeof happenedSchema>
