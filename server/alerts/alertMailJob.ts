import * as v from 'valibot'

/** Kind of job that sends an alert. */
export const alertMailKind = 'mail.jobAlert'

/** Lowest priority of all emails: for some of the others, a person is waiting. */
const PRIORITY = 5

export const alertMailSchema = v.object({
  searchId: v.string(),
  /** Jobs that the email may show, newest first. */
  postingIds: v.array(v.string()),
  /** Total number of new jobs, including those that are not shown. */
  count: v.number(),
})

/**
 * Job request for the email of a search.
 *
 * @param now milliseconds since 1970
 */
export const alertMailRequest = (payload: v.InferOutput<typeof alertMailSchema>, now: number) => ({
  queue: 'mail' as const,
  kind: alertMailKind,
  payload,
  priority: PRIORITY,
  now,
})
