import { applicantsOf } from '../../applications/applications.ts'
import { noteOpening } from '../../applications/openings.ts'
import { contentOf } from '../../files/files.ts'
import { ownObject } from '../shared/access.ts'
import type { ApplicationHandler } from '../shared/context.ts'

/**
 * Gives a file that was sent with an application to the own company, to be downloaded and never shown on this origin,
 * and notes that it was opened. Refused (404) when none was sent with it.
 */
export const readSentFile: ApplicationHandler<'readSentFile'> = async ({ account, db, now }, { id }) => {
  const applicants = await applicantsOf(db, account.id).select('id').where('sent_file_id', '=', id).execute()
  const file = ownObject(
    applicants.length === 0
      ? undefined
      : await db
          .selectFrom('files')
          .select(['id', 'name', 'type', 'bytes'])
          .where('id', '=', id)
          .executeTakeFirst(),
  )
  const ids = applicants.map((each) => each.id)
  await noteOpening(db, ids, { what: 'resume', accountId: account.id, now })
  return { type: file.type, fileName: file.name, body: contentOf(db, file) }
}
