import * as v from 'valibot'

/** Pending rejections, of one posting or of all, that can still be undone. */
export const outboxSchema = v.object({
  /** Ids of the applications. */
  ids: v.array(v.string()),
  /** Times at which the first and the last rejection are sent. */
  firstAt: v.string(),
  lastAt: v.string(),
})

export type Outbox = v.InferOutput<typeof outboxSchema>
