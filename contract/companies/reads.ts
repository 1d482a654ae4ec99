import * as v from 'valibot'
import { slugInPath } from '../call.ts'
import { defineRead } from '../read.ts'
import { jobInList } from '../search/job.ts'
import { recordSchema } from '../postings/record.ts'
import { companyProofs, companySizes } from './facts.ts'
import { companyLogo } from '../media/companyLogo.ts'

/** Public profile of a company, without its members. */
export const publicCompanySchema = v.object({
  /** Current slug, even if a former one was requested. */
  slug: v.string(),
  name: v.string(),
  logo: companyLogo,
  /** URL with `https://`, or empty. */
  website: v.string(),
  about: v.string(),
  size: v.nullable(v.picklist(companySizes)),
  industry: v.string(),
  places: v.array(v.string()),
  /** `domain`: the company has verified its website. `provenAt` is the time, if known. */
  proof: v.picklist(companyProofs),
  provenAt: v.nullable(v.string()),
  /** True if it is a demo company. */
  isDemo: v.boolean(),
  /** True if an operator has suspended the company. It then has no open jobs. */
  isSuspended: v.boolean(),
  /** Reply record; null below the minimum number of applicants. */
  record: v.nullable(recordSchema),
  /** Open jobs, newest first; at most 50. */
  jobs: v.array(jobInList),
})

export type PublicCompany = v.InferOutput<typeof publicCompanySchema>

export const companyReads = {
  /** Company by its current slug or a former one. */
  company: defineRead({
    path: 'companies/:slug',
    summary: 'Get a company’s public page, by a current or former slug.',
    query: v.object({ slug: slugInPath }),
    result: publicCompanySchema,
  }),
} as const
