import * as v from 'valibot'

/** Rejections that were decided and wait for the end of the time in which they can be undone: of a posting, or of all. */
export const outboxSchema = v.object({
  /** The applications. */
  ids: v.array(v.string()),
  /** When the first of them leaves, and the last. */
  firstAt: v.string(),
  lastAt: v.string(),
})

export type Outbox = v.InferOutput<typeof outboxSchema>
