import { requireUnlocked } from '../../resumes/resumes.ts'
import type { ResumeHandler } from '../shared/context.ts'

/** Puts a resume into the trash. What is there already stays for as long as it would have. Gives its id. Refused (409) while it is locked. */
export const trashResume: ResumeHandler<'trashResume'> = async ({ db, now, resume }, { id }) => {
  requireUnlocked(resume)
  await db
    .updateTable('resumes')
    .set({ trashed_at: now })
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .execute()
  return { id }
}
