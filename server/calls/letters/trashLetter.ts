import { contract } from '../../../contract/index.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Moves a letter of the caller to the trash. One in the trash keeps its deletion date. */
export const trashLetter = defineHandler(contract.letters.trashLetter, async ({ db, now }, { id }) => {
  await db
    .updateTable('letters')
    .set({ trashed_at: now })
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .execute()
  return { id }
})
