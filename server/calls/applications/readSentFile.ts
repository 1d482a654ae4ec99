import { contract } from '../../../contract/index.ts'
import { applicantsOf } from '../../applications/applications.ts'
import { isNameHidden } from '../../applications/hiding.ts'
import { noteOpening } from '../../applications/openings.ts'
import { contentOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Gives a file that was sent with an application to the own company, to be downloaded and never shown on this origin,
 * and notes that it was opened. Refused: 404 when none was sent to it by somebody whose name it knows; which file came
 * with an application without a name, it is not told.
 */
export const readSentFile = defineHandler(
  contract.applications.readSentFile,
  async ({ account, db, noteIfPossible, now }, { id }) => {
    const applicants = await applicantsOf(db, account.id)
      .select(['id', 'stage', 'hidden_as', 'erased_at'])
      .where('sent_file_id', '=', id)
      .execute()
    const known = applicants.filter((each) => !isNameHidden(each))
    const file = ownObject(
      known.length === 0
        ? undefined
        : await db
            .selectFrom('files')
            .select(['id', 'name', 'type', 'bytes'])
            .where('id', '=', id)
            .executeTakeFirst(),
    )
    const ids = known.map((each) => each.id)
    await noteIfPossible(noteOpening(db, ids, { what: 'resume', accountId: account.id, now }))
    return { type: file.type, fileName: pdfName(file.name), body: contentOf(db, file) }
  },
)
