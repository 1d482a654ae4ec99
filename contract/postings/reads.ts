import * as v from 'valibot'
import { slugInPath } from '../call.ts'
import { companyLogo } from '../media/companyLogo.ts'
import { recordSchema } from './record.ts'
import { defineRead } from '../read.ts'
import { outcomes, publicStates } from './lifecycle.ts'
import { publicContent } from './posting.ts'

/** Days after its end during which a posting stays public. */
export const daysAfterEnd = 90

/** Posting as the public sees it: content, company and state. */
export const jobSchema = v.object({
  ...publicContent.entries,
  slug: v.string(),
  company: v.object({
    slug: v.string(),
    name: v.string(),
    logo: companyLogo,
    /** URL of the website; empty without one. */
    website: v.string(),
    proof: v.picklist(['none', 'domain']),
    /** Reply record; null below the minimum number of applicants. */
    record: v.nullable(recordSchema),
  }),
  state: v.picklist(publicStates),
  outcome: v.nullable(v.picklist(outcomes)),
  publishedAt: v.string(),
  /** Time at which the employer last confirmed that the posting is open; null if never. */
  confirmedAt: v.nullable(v.string()),
  /** True if it belongs to a demo company. */
  isDemo: v.boolean(),
})

export type Job = v.InferOutput<typeof jobSchema>

export const postingReads = {
  /** Published or ended posting. One that ended long ago returns 410 Gone. */
  job: defineRead({
    path: 'jobs/:slug',
    summary: 'Get a job that is or was published.',
    query: v.object({ slug: slugInPath }),
    result: jobSchema,
  }),
} as const
