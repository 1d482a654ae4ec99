import * as v from 'valibot'

/** Kind of job that sends an alert. */
export const alertMailKind = 'mail.jobAlert'

/** Below all other mails, for some of which a person waits. */
const PRIORITY = 5

export const alertMailSchema = v.object({
  searchId: v.string(),
  /** The jobs that may be shown, the newest first. */
  postingIds: v.array(v.string()),
  /** Number of all new jobs. */
  count: v.number(),
})

/** Request for the mail of a search. `now` is in milliseconds since 1970. */
export const alertMailRequest = (payload: v.InferOutput<typeof alertMailSchema>, now: number) => ({
  queue: 'mail' as const,
  kind: alertMailKind,
  payload,
  priority: PRIORITY,
  now,
})
