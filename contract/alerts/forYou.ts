import * as v from 'valibot'
import { defineCall, nothing } from '../call.ts'
import { listPayload } from '../list.ts'
import { companyLogo } from '../media/companyLogo.ts'
import { strictObject } from '../schemas/shapes.ts'
import { matchedJob } from './matchedJob.ts'

const ofCandidates = { access: 'session', roles: ['candidate'] } as const
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,200}$/, 'Send a slug.'))

const hiding = {
  payload: strictObject({ slug }),
  result: v.object({ isHidden: v.boolean() }),
  ...ofCandidates,
  limits: { account: ['hideJob'] },
} as const

/** Hidden job, or company whose jobs are hidden. */
const hidden = v.object({
  kind: v.picklist(['job', 'company']),
  slug: v.string(),
  /** Title of the job, or name of the company. */
  name: v.string(),
  company: v.object({ name: v.string(), slug: v.string(), logo: companyLogo }),
  hiddenAt: v.string(),
})

export type Hidden = v.InferOutput<typeof hidden>

/** Maximum number of suggested jobs on Home. */
export const mostForYou = 6

/** Calls about suggested jobs, and about jobs that a candidate has hidden. */
export const forYouCalls = {
  listForYou: defineCall({
    path: 'list-for-you',
    summary: 'List up to 6 open jobs that fit your profile, with the reasons.',
    payload: nothing,
    result: v.object({
      jobs: v.array(matchedJob),
      /** True if there is nothing to match jobs with: no preferences, no resume, no application. */
      needsPreferences: v.boolean(),
    }),
    ...ofCandidates,
  }),
  hideJob: defineCall({ path: 'hide-job', summary: 'Hide a job from emails and suggestions.', ...hiding }),
  unhideJob: defineCall({ path: 'unhide-job', summary: 'Show a hidden job again.', ...hiding }),
  hideCompany: defineCall({
    path: 'hide-company',
    summary: 'Hide all jobs of a company from emails and suggestions.',
    ...hiding,
  }),
  unhideCompany: defineCall({
    path: 'unhide-company',
    summary: 'Show the jobs of a hidden company again.',
    ...hiding,
  }),
  listHidden: defineCall({
    path: 'list-hidden',
    summary: 'List hidden jobs and companies.',
    payload: strictObject(listPayload),
    result: v.object({ items: v.array(hidden), next: v.nullable(v.string()) }),
    ...ofCandidates,
  }),
} as const

export type ForYouCallName = keyof typeof forYouCalls
