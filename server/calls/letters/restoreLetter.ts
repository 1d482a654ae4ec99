import type { LetterHandler } from '../shared/context.ts'

/** Takes a letter of who is signed in out of the bin. */
export const restoreLetter: LetterHandler<'restoreLetter'> = async ({ db }, { id }) => {
  await db.updateTable('letters').set({ trashed_at: null }).where('id', '=', id).execute()
  return { id }
}
