import { contract, type Contract } from '../../../contract/index.ts'
import { letterOf } from '../../letters/letters.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { createLetter } from './createLetter.ts'
import { deleteLetter } from './deleteLetter.ts'
import { letterPdf } from './letterPdf.ts'
import { listLetters } from './listLetters.ts'
import { listLooks } from './listLooks.ts'
import { listParagraphs } from './listParagraphs.ts'
import { saveLetter } from './saveLetter.ts'
import { trashLetter } from './trashLetter.ts'

export const letterHandlers: HandlersOf<Contract['letters']> = {
  listLetters,
  createLetter,
  /** Returns a letter of the candidate, including one in the trash. */
  readLetter: defineHandler(contract.letters.readLetter, async ({ db, letter }) => letterOf(db, letter)),
  saveLetter,
  listParagraphs,
  listLooks,
  letterPdf,
  trashLetter,
  /** Restores a letter from the trash. Returns its id. */
  restoreLetter: defineHandler(contract.letters.restoreLetter, async ({ db }, { id }) => {
    await db.updateTable('letters').set({ trashed_at: null }).where('id', '=', id).execute()
    return { id }
  }),
  deleteLetter,
}
