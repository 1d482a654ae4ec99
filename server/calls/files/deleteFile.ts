import { contract } from '../../../contract/index.ts'
import { filesOf } from '../../files/files.ts'
import { forUpdate } from '../../store/locks.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Deletes a file of the caller. A copy sent with an application remains, readable by its employer only.
 *
 * @throws Refused (404) if the file is not the caller's
 */
export const deleteFile = defineHandler(contract.files.deleteFile, async ({ account, db, now }, { id }) =>
  db.transaction().execute(async (transaction) => {
    // Locked, so that the file cannot be sent concurrently.
    const file = ownObject(
      await filesOf(transaction, account.id)
        .select('id')
        .where('id', '=', id)
        .modifyEnd(forUpdate(transaction))
        .executeTakeFirst(),
    )
    const sent = await transaction
      .selectFrom('applications')
      .select('id')
      .where('sent_file_id', '=', id)
      .executeTakeFirst()
    if (sent) await transaction.updateTable('files').set({ removed_at: now }).where('id', '=', id).execute()
    else await transaction.deleteFrom('files').where('id', '=', id).execute()
    return file
  }),
)
