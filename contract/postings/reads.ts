import * as v from 'valibot'
import { slugInPath } from '../call.ts'
import { companyLogo } from '../media/companyLogo.ts'
import { recordSchema } from './record.ts'
import { defineRead } from '../read.ts'
import { outcomes, publicStates } from './lifecycle.ts'
import { publicContent } from './posting.ts'

/** Days after its end during which the outcome is public. */
export const daysAfterEnd = 90

/** A posting as everybody may read it: what it says, whose it is, and how it stands. */
export const jobSchema = v.object({
  ...publicContent.entries,
  slug: v.string(),
  company: v.object({
    slug: v.string(),
    name: v.string(),
    logo: companyLogo,
    /** Its address, or nothing. */
    website: v.string(),
    proof: v.picklist(['none', 'domain']),
    /** Reply record; null below the smallest number of cases. */
    record: v.nullable(recordSchema),
  }),
  state: v.picklist(publicStates),
  outcome: v.nullable(v.picklist(outcomes)),
  publishedAt: v.string(),
  /** When its employer last said that it is still open. */
  confirmedAt: v.nullable(v.string()),
  /** True if it belongs to a demo company. */
  isDemo: v.boolean(),
})

export type Job = v.InferOutput<typeof jobSchema>

export const postingReads = {
  /** A posting that is published, or was; of one that ended long ago it is told that it is gone (410). */
  job: defineRead({
    path: 'jobs/:slug',
    summary: 'Get a job that is or was published.',
    query: v.object({ slug: slugInPath }),
    result: jobSchema,
  }),
} as const
