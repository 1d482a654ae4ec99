import { contract } from '../../../contract/index.ts'
import { lockResume as holdResume, requireNotInTrash } from '../../resumes/resumes.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Locks or unlocks a resume. A locked resume cannot be changed. Returns the new state. Idempotent.
 *
 * @throws Refused (409) while in the trash
 */
export const lockResume = defineHandler(contract.resumes.lockResume, async ({ db, now }, { id, isLocked }) =>
  db.transaction().execute(async (transaction) => {
    const resume = ownObject(await holdResume(transaction, id))
    requireNotInTrash(resume)
    await transaction
      .updateTable('resumes')
      .set({ locked_at: isLocked ? (resume.locked_at ?? now) : null })
      .where('id', '=', id)
      .execute()
    return { id, isLocked }
  }),
)
