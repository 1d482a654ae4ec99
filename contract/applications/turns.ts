import * as v from 'valibot'

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
export const happenedSchema = v.looseObject({
  seq: v.number(),
  type: v.string(),
  actor: v.picklist(['candidate', 'employer', 'operator', 'clock', 'system']),
  at: v.string(),
})

export type Happened = v.InferOutput<typeof happenedSchema>
