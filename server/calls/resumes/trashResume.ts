import { contract } from '../../../contract/index.ts'
import { requireUnlocked } from '../../resumes/resumes.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Moves a resume to the trash. What is there already stays for as long as it would have. Returns its id. Refused (409) while it is locked. */
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
