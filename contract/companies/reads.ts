import * as v from 'valibot'
import { slugInPath } from '../call.ts'
import { defineRead } from '../read.ts'
import { jobInList } from '../search/job.ts'
import { recordSchema } from '../postings/record.ts'
import { companyProofs, companySizes } from './facts.ts'
import { companyLogo } from '../media/companyLogo.ts'

/** Public profile of a company, without its members. */
export const publicCompanySchema = v.object({
  /** Its name in its address: the current one, whichever was asked for. */
  slug: v.string(),
  name: v.string(),
  logo: companyLogo,
  /** An address that begins with https://, or nothing. */
  website: v.string(),
  about: v.string(),
  size: v.nullable(v.picklist(companySizes)),
  industry: v.string(),
  places: v.array(v.string()),
  /** `domain`: it has shown that its website is its own; since when, where that is known. */
  proof: v.picklist(companyProofs),
  provenAt: v.nullable(v.string()),
  /** True if it is a demo company. */
  isDemo: v.boolean(),
  /** True if an operator has suspended it: it has no open jobs then. */
  isSuspended: v.boolean(),
  /** Reply record; null below the smallest number of cases. */
  record: v.nullable(recordSchema),
  /** Open jobs, newest first, at most 50. */
  jobs: v.array(jobInList),
})

export type PublicCompany = v.InferOutput<typeof publicCompanySchema>

export const companyReads = {
  /** A company, by a slug that it has or had. */
  company: defineRead({
    path: 'companies/:slug',
    summary: 'Get a company’s public page, by a current or former slug.',
    query: v.object({ slug: slugInPath }),
    result: publicCompanySchema,
  }),
} as const
