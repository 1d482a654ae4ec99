import { contract } from '../../../contract/index.ts'
import { Refused } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lettersRefusals } from '../../words/letters.ts'

/**
 * Deletes a letter of the caller permanently.
 *
 * @throws Refused (409) if it is not in the trash
 */
export const deleteLetter = defineHandler(contract.letters.deleteLetter, async ({ db }, { id }) => {
  const deleted = await db
    .deleteFrom('letters')
    .where('id', '=', id)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst()
  if (deleted.numDeletedRows === 0n) throw Refused.state(lettersRefusals.notInTrash, 'kept')
  return { id }
})
