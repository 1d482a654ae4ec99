import { dayOf } from '../../contract/postings/lifecycle.ts'
import { sharedResumePdf, type SharedContent } from '../../contract/resumes/shared.ts'
import { digest, isToken } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { layoutCostOf } from './pages/layoutCost.ts'
import { documentOf, textOf, type Resume } from './resumes.ts'

/** Where a link leads to: a resume; `ended` after its last day or in the bin; `unknown` where there is none such. */
export type Led = Resume | 'ended' | 'unknown'

/**
 * Follows the link of a resume.
 *
 * @param now in milliseconds since 1970
 */
export async function follow(db: Database, link: string, now: number): Promise<Led> {
  if (!isToken(link)) return 'unknown'
  const resume = await db
    .selectFrom('resumes')
    .selectAll()
    .where('link_hash', '=', digest(link))
    .executeTakeFirst()
  if (!resume) return 'unknown'
  const { link_expires_on: expiresOn, trashed_at: trashedAt } = resume
  const isOver = expiresOn !== null && expiresOn < dayOf(now)
  return isOver || trashedAt !== null ? 'ended' : resume
}

/**
 * What whoever has the link reads. Neither the resume's title nor what is hidden is in it. Where its PDF would be too long
 * to lay out, its page would keep a browser as busy, and only says so.
 */
export function sharedContentOf(
  resume: Pick<Resume, 'document' | 'link_expires_on'>,
  link: string,
): NonNullable<SharedContent> {
  const document = documentOf(resume)
  if (layoutCostOf({ wants: 'pages', document }).isTooMuch) return 'tooLong'
  return { ...textOf(document), pdf: sharedResumePdf(link), expiresOn: resume.link_expires_on }
}
