import { dayOf } from '../../contract/postings/lifecycle.ts'
import { sharedResumePdf, type SharedContent } from '../../contract/resumes/shared.ts'
import { digest, isToken } from '../security/secrets.ts'
import type { Database } from '../store/schema.ts'
import { layoutCostOf } from './pages/layoutCost.ts'
import { documentOf, textOf, type Resume } from './resumes.ts'

/** Target of a link: a resume; `ended` after its last day or in the trash; `unknown` if there is none. */
export type LinkTarget = Resume | 'ended' | 'unknown'

/**
 * Finds the resume of a link.
 *
 * @param now milliseconds since 1970
 */
export async function follow(db: Database, link: string, now: number): Promise<LinkTarget> {
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
 * Resume as people with the link see it, without title and hidden parts. A resume that is too long to typeset
 * would also stall a browser, so its page only states that.
 */
export function sharedContentOf(
  resume: Pick<Resume, 'document' | 'link_expires_on'>,
  link: string,
): NonNullable<SharedContent> {
  const document = documentOf(resume)
  if (layoutCostOf({ wants: 'pages', document }).isTooMuch) return 'tooLong'
  return { ...textOf(document), pdf: sharedResumePdf(link), expiresOn: resume.link_expires_on }
}
