import type { ResumeHandler } from '../shared/context.ts'

/** Puts a resume into the trash. What is there already stays for as long as it would have. Gives its id. */
export const trashResume: ResumeHandler<'trashResume'> = async ({ db, now }, { id }) => {
  await db
    .updateTable('resumes')
    .set({ trashed_at: now })
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .execute()
  return { id }
}
