import { ownObject } from '../refused.ts'
import type { Database } from '../store/schema.ts'
import type { LaidPages } from './pages/messages.ts'
import type { Typesetter } from './pages/typesetter.ts'
import { documentOf, type Resume } from './resumes.ts'
import { versionAt } from './versions.ts'

interface Maker {
  /** Owner, for a fair queue. */
  readonly account: string
  readonly db: Database
  readonly typesetter: Pick<Typesetter, 'pages'>
}

/**
 * The pages of a resume at a revision. Those that were laid out are kept for a while, also when the version is not.
 *
 * @throws Refused (404) when there is no such version; what the typesetter throws
 */
export const pagesOf = (
  { account, db, typesetter }: Maker,
  resume: Resume,
  revision: number,
): Promise<LaidPages> =>
  typesetter.pages(account, `${resume.id} ${revision}`, async () =>
    documentOf(revision === resume.revision ? resume : ownObject(await versionAt(db, resume.id, revision))),
  )
