import { contract } from '../../../contract/index.ts'
import { ownObject, Refused } from '../../refused.ts'
import { letterOf, lockLetter, lookFor, postingFor } from '../../letters/letters.ts'
import { bytesIn, lockStorage, requireRoom } from '../../files/storage.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lettersRefusals } from '../../words/letters.ts'

/**
 * Writes what a letter says. Returns the new revision, and when it was saved. Saving what is there already changes nothing.
 *
 * Refused: 409 when another change came first, and while it is in the trash; at the field `slug` when its job is not
 * there, and at `resumeId` when the resume that it is to look like is not; when the account has no room for what was
 * added.
 */
export const saveLetter = defineHandler(
  contract.letters.saveLetter,
  async ({ account, db, now }, { id, revision, title, body, slug, resumeId }) =>
    db.transaction().execute(async (transaction) => {
      await lockStorage(transaction, account.id)
      // Next, as whoever deletes a resume holds it before the letters that look like it.
      const chosen = resumeId === undefined ? undefined : await lookFor(transaction, account.id, resumeId)
      const letter = ownObject(await lockLetter(transaction, id))
      if (letter.trashed_at !== null) {
        throw Refused.state(lettersRefusals.inTrash, 'trashed')
      }
      if (letter.revision !== revision) throw Refused.conflict(letter.revision)
      const { job } = await letterOf(transaction, letter)
      const look = chosen === undefined ? letter.resume_id : chosen
      const isTheSame = job?.slug === slug || (job === null && slug === null)
      const postingId = isTheSame ? letter.posting_id : await postingFor(transaction, slug, now)
      if (isTheSame && letter.resume_id === look && letter.title === title && letter.body === body) {
        return { revision, savedAt: new Date(letter.updated_at).toISOString() }
      }
      await transaction
        .updateTable('letters')
        .set({ title, body, posting_id: postingId, resume_id: look, revision: revision + 1, updated_at: now })
        .where('id', '=', id)
        .execute()
      const grownBy = bytesIn(title, body) - bytesIn(letter.title, letter.body)
      await requireRoom(transaction, account.id, grownBy)
      return { revision: revision + 1, savedAt: new Date(now).toISOString() }
    }),
)
