import { contract } from '../../../contract/index.ts'
import { requireUnlocked } from '../../resumes/resumes.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Moves a resume to the trash. One in the trash keeps its deletion date. Returns its id.
 *
 * @throws Refused (409) while locked
 */
export const trashResume = defineHandler(
  contract.resumes.trashResume,
  async ({ db, now, resume }, { id }) => {
    requireUnlocked(resume)
    await db
      .updateTable('resumes')
      .set({ trashed_at: now })
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .execute()
    return { id }
  },
)
