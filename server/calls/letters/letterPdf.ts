import { contract } from '../../../contract/index.ts'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { printedLetter } from '../../letters/look.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns a letter as the PDF that is sent, with its placeholders filled in. Refused at the field `body` when the letter is
 * empty or a placeholder has no value; 503 when the queue is full or this machine cannot make PDFs.
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
