import { contract } from '../../../contract/index.ts'
import { ownObject, Refused } from '../../refused.ts'
import { lockResume } from '../../resumes/resumes.ts'
import { versionAt, versionsOf } from '../../resumes/versions.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { resumesRefusals } from '../../words/resumes.ts'

const MOST = 100

/**
 * Gives a version a name, so that it is kept. Gives all versions. Refused: 404 when it is not kept any more; when too
 * many have names.
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
