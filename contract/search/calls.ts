import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { listPayload } from '../list.ts'
import { outcomes, publicStates } from '../postings/lifecycle.ts'
import { publicContent } from '../postings/posting.ts'
import { jobInList } from './job.ts'
import { boundedList, strictObject } from '../schemas/shapes.ts'

const ofCandidates = { access: 'session', roles: ['candidate'] } as const
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/, 'Send the slug of the job.'))
const saving = {
  payload: strictObject({ slug }),
  result: v.object({ isSaved: v.boolean() }),
  ...ofCandidates,
  limits: { account: ['saveJob'] },
} as const

/** Saved job. It stays in the candidate's list after it ends. */
export const savedJob = v.object({
  ...jobInList.entries,
  savedAt: v.string(),
  state: v.picklist(publicStates),
  outcome: v.nullable(v.picklist(outcomes)),
  /** Last day for applications. */
  validThrough: publicContent.entries.validThrough,
})

export type SavedJob = v.InferOutput<typeof savedJob>

/** Maximum number of jobs whose saved state can be requested at once. */
const mostAmong = 50
const wrongAmong = `Ask for 1 to ${mostAmong} jobs.`

/** Calls about saved jobs. A separate module, because the login page does not need it. */
export const savedJobCalls = {
  saveJob: defineCall({ path: 'save-job', summary: 'Save a job.', ...saving }),
  unsaveJob: defineCall({
    path: 'unsave-job',
    summary: 'Remove a saved job.',
    ...saving,
  }),
  listSavedJobs: defineCall({
    path: 'list-saved-jobs',
    summary: 'List your saved jobs, or which of the given jobs are saved.',
    payload: strictObject({
      ...listPayload,
      /** Slugs to restrict the list to, in order to mark the saved jobs on a page. */
      among: v.optional(v.pipe(boundedList(slug, mostAmong, wrongAmong), v.minLength(1, wrongAmong))),
    }),
    result: v.object({
      items: v.array(savedJob),
      next: v.nullable(v.string()),
      /**
       * Times of the candidate's applications by job slug: for the jobs in `among`, saved or not; otherwise
       * for the listed jobs. Drafts and withdrawn applications are excluded.
       */
      applied: v.record(v.string(), v.string()),
    }),
    ...ofCandidates,
    maxBytes: 16 * 1024,
  }),
} as const

export type SavedJobCallName = keyof typeof savedJobCalls
