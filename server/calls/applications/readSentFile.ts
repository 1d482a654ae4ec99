import { contract } from '../../../contract/index.ts'
import { applicantsOf } from '../../applications/applications.ts'
import { isNameHidden } from '../../applications/hiding.ts'
import { noteOpening } from '../../applications/openings.ts'
import { contentOf } from '../../files/files.ts'
import { pdfName } from '../../files/pdfName.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns a file sent with an application to the caller's company. It is a download and never shown on this
 * origin. Records that it was opened.
 *
 * @throws Refused (404) if no application with a visible name contains the file. Applications with hidden
 * names do not reveal their files.
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
