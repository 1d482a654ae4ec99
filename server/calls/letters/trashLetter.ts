import type { LetterHandler } from '../shared/context.ts'

/** Puts a letter of who is signed in into the bin. One that is there stays for as long as it would have. */
export const trashLetter: LetterHandler<'trashLetter'> = async ({ db, now }, { id }) => {
  await db
    .updateTable('letters')
    .set({ trashed_at: now })
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .execute()
  return { id }
}
