import { contract } from '../../../contract/index.ts'
import { letterFileName } from '../../../contract/letters/fileName.ts'
import { printedLetter } from '../../letters/look.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns the PDF of a letter as it would be sent, with merge fields filled in.
 *
 * @throws Refused at the field `body` if the letter is empty or a merge field has no value; Refused (503) if
 * the queue is full or PDFs are unavailable
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
