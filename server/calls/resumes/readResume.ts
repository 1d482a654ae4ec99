import { contract } from '../../../contract/index.ts'
import { shownOf } from '../../resumes/resumes.ts'
import { versionAt } from '../../resumes/versions.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns a resume of the caller. With `version`, title, document and revision are those of the version.
 *
 * @throws Refused (404) if the version no longer exists
 */
export const readResume = defineHandler(
  contract.resumes.readResume,
  async ({ db, keyedHash, resume }, { version }) => {
    if (version === undefined || version === resume.revision) return shownOf(resume, keyedHash)
    const { document, revision, title } = ownObject(await versionAt(db, resume.id, version))
    return shownOf({ ...resume, document, revision, title }, keyedHash)
  },
)
