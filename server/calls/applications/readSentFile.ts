import { applicantsOf } from '../../applications/applications.ts'
import { contentOf } from '../../files/files.ts'
import { ownObject } from '../shared/access.ts'
import type { ApplicationHandler } from '../shared/context.ts'

/**
 * Gives a file that was sent with an application to the own company, to be downloaded and never shown on this origin.
 * Refused (404) when none was sent with it.
 */
export const readSentFile: ApplicationHandler<'readSentFile'> = async ({ account, db }, { id }) => {
  const sent = applicantsOf(db, account.id).select('sent_file_id').where('sent_file_id', '=', id)
  const file = ownObject(
    await db
      .selectFrom('files')
      .select(['id', 'name', 'type', 'bytes'])
      .where('id', 'in', sent)
      .executeTakeFirst(),
  )
  return { type: file.type, fileName: file.name, body: contentOf(db, file) }
}
