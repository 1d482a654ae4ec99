import { contract } from '../../../contract/index.ts'
import { contentOf, filesOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns a file of the caller. It is a download and never shown on this origin.
 *
 * @throws Refused (404) if the file is not the caller's
 */
export const readFile = defineHandler(contract.files.readFile, async ({ account, db }, { id }) => {
  const file = ownObject(
    await filesOf(db, account.id)
      .select(['id', 'name', 'type', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  return { type: file.type, fileName: pdfName(file.name), body: contentOf(db, file) }
})
