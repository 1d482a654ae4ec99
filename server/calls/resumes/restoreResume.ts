import type { ResumeHandler } from '../shared/context.ts'

/** Takes a resume out of the trash. Gives its id. */
export const restoreResume: ResumeHandler<'restoreResume'> = async ({ db }, { id }) => {
  await db.updateTable('resumes').set({ trashed_at: null }).where('id', '=', id).execute()
  return { id }
}
