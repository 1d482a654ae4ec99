import { companyReads, type PublicCompany } from '../../contract/companies/reads.ts'
import { readPublic } from './publicReads.ts'

/** A company, as everybody may read it, by a slug that it has or had. Fails as `readPublic` does. */
export const readPublicCompany = (slug: string, signal: AbortSignal): Promise<PublicCompany> =>
  readPublic({ ...companyReads.company, path: `companies/${encodeURIComponent(slug)}` }, '', signal)
