import { contract } from '../../../contract/index.ts'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { printedLetter } from '../../letters/look.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Gives a letter as PDF, as it is sent: its fields are filled in. Refused: at the field `body` when it says nothing, or
 * has a field that nobody can fill in; 503 when too much waits, or this machine cannot make PDFs.
 */
export const letterPdf = defineHandler(
  contract.letters.letterPdf,
  async ({ account, db, letter, typesetter }) => {
    const { company, printed } = await printedLetter(db, letter, account)
    return {
      type: 'application/pdf',
      fileName: letterFileName(printed.name.text, company),
      body: await typesetter.letterPdf(account.id, printed),
    }
  },
)
