import { contract } from '../../../contract/index.ts'
import { shownOf } from '../../resumes/resumes.ts'
import { versionAt } from '../../resumes/versions.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Gives a resume of the signed-in account; of a version its title, its document and its revision. Refused (404) when that
 * version is not kept.
 */
export const readResume = defineHandler(
  contract.resumes.readResume,
  async ({ db, keyedHash, resume }, { version }) => {
    if (version === undefined || version === resume.revision) return shownOf(resume, keyedHash)
    const { document, revision, title } = ownObject(await versionAt(db, resume.id, version))
    return shownOf({ ...resume, document, revision, title }, keyedHash)
  },
)
