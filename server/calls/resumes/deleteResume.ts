import { contract } from '../../../contract/index.ts'
import { ownObject, Refused } from '../../refused.ts'
import { lockResume } from '../../resumes/resumes.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { resumesRefusals } from '../../words/resumes.ts'

/**
 * Deletes a resume and its versions permanently. Copies sent with applications remain. Returns its id.
 *
 * @throws Refused (409) if it is not in the trash
 */
export const deleteResume = defineHandler(contract.resumes.deleteResume, async ({ db }, { id }) =>
  db.transaction().execute(async (transaction) => {
    const resume = ownObject(await lockResume(transaction, id))
    if (resume.trashed_at === null) {
      throw Refused.state(resumesRefusals.notInTrash, 'kept')
    }
    await transaction.deleteFrom('resumes').where('id', '=', id).execute()
    return { id }
  }),
)
