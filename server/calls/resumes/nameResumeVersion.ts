import { contract } from '../../../contract/index.ts'
import { ownObject, Refused } from '../../refused.ts'
import { lockResume } from '../../resumes/resumes.ts'
import { versionAt, versionsOf } from '../../resumes/versions.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { resumesRefusals } from '../../words/resumes.ts'

const MOST = 100

/**
 * Names a version, which prevents its automatic removal. Returns all versions.
 *
 * @throws Refused (404) if the version no longer exists; Refused if too many versions are named
 */
export const nameResumeVersion = defineHandler(
  contract.resumes.nameResumeVersion,
  async ({ db }, { id, revision, name }) =>
    db.transaction().execute(async (transaction) => {
      ownObject(await lockResume(transaction, id))
      const version = ownObject(await versionAt(transaction, id, revision))
      const versions = await versionsOf(transaction, id)
      if (version.name === null && versions.filter((each) => each.name !== null).length >= MOST) {
        throw new Refused(resumesRefusals.manyNamedVersions(MOST))
      }
      await transaction
        .updateTable('resume_versions')
        .set({ name })
        .where('resume_id', '=', id)
        .where('revision', '=', revision)
        .execute()
      return { versions: await versionsOf(transaction, id) }
    }),
)
