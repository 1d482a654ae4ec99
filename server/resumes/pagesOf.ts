import { ownObject } from '../refused.ts'
import type { Database } from '../store/schema.ts'
import type { LaidPages } from './pages/messages.ts'
import type { Typesetter } from './pages/typesetter.ts'
import { documentOf, type Resume } from './resumes.ts'
import { versionAt } from './versions.ts'

interface Maker {
  /** Account id of the owner, key of the fair queue. */
  readonly account: string
  readonly db: Database
  readonly typesetter: Pick<Typesetter, 'pages'>
}

/**
 * Pages of a resume at a revision, cached even if the version no longer exists.
 *
 * @throws Refused (404) for an unknown version; errors of the typesetter
 */
export const pagesOf = (
  { account, db, typesetter }: Maker,
  resume: Resume,
  revision: number,
): Promise<LaidPages> =>
  typesetter.pages(account, `${resume.id} ${revision}`, async () =>
    documentOf(revision === resume.revision ? resume : ownObject(await versionAt(db, resume.id, revision))),
  )
