import { ownObject } from '../shared/access.ts'
import type { FileHandler } from '../shared/context.ts'

/** Deletes a file of who is signed in. Refused (404) when it is not theirs. */
export const deleteFile: FileHandler<'deleteFile'> = async ({ account, db }, { id }) =>
  ownObject(
    await db
      .deleteFrom('files')
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .returning('id')
      .executeTakeFirst(),
  )
