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

/** A job that a candidate has saved: it stays in their list when it ends. */
export const savedJob = v.object({
  ...jobInList.entries,
  savedAt: v.string(),
  state: v.picklist(publicStates),
  outcome: v.nullable(v.picklist(outcomes)),
  /** The last day to apply. */
  validThrough: publicContent.entries.validThrough,
})

export type SavedJob = v.InferOutput<typeof savedJob>

/** So many jobs may be asked for at once, whether they are saved. */
const mostAmong = 50
const wrongAmong = `Ask for 1 to ${mostAmong} jobs.`

/**
 * The calls about the jobs that a candidate has saved. Apart from the other calls, because no page makes them before
 * somebody is signed in: what the login loads would be larger.
 */
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
      /** Only those that have one of these slugs: which jobs of a page are saved. */
      among: v.optional(v.pipe(boundedList(slug, mostAmong, wrongAmong), v.minLength(1, wrongAmong))),
    }),
    result: v.object({
      items: v.array(savedJob),
      next: v.nullable(v.string()),
      /**
       * When this candidate has applied, by the slug of the job: of those of `among`, saved or not, or else of those that
       * are listed. An application that was withdrawn does not count, nor does a draft.
       */
      applied: v.record(v.string(), v.string()),
    }),
    ...ofCandidates,
    maxBytes: 16 * 1024,
  }),
} as const

export type SavedJobCallName = keyof typeof savedJobCalls
