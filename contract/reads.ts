import * as v from 'valibot'
import { companyReads } from './companies/reads.ts'
import { postingReads } from './postings/reads.ts'
import type { Read } from './read.ts'
import { homeReads } from './search/home.ts'
import { searchReads } from './search/reads.ts'

/** Every read, once: the routes of `server/` are made from this table. */
export const reads = {
  /** The API's own description, as OpenAPI, which is no envelope. */
  describe: { path: 'openapi.json', query: v.object({}), result: v.unknown(), answer: 'bytes' },
  ...companyReads,
  ...postingReads,
  ...searchReads,
  ...homeReads,
} as const satisfies Readonly<Record<string, Read>>

export type ReadName = keyof typeof reads
