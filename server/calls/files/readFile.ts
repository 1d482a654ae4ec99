import { contract } from '../../../contract/index.ts'
import { contentOf, filesOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Returns a file of the signed-in account, to be downloaded and never shown on this origin. Refused (404) when it is not theirs. */
export const readFile = defineHandler(contract.files.readFile, async ({ account, db }, { id }) => {
  const file = ownObject(
    await filesOf(db, account.id)
      .select(['id', 'name', 'type', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  return { type: file.type, fileName: pdfName(file.name), body: contentOf(db, file) }
})
