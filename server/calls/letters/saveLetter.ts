import { contract } from '../../../contract/index.ts'
import { ownObject, Refused } from '../../refused.ts'
import { letterOf, lockLetter, lookFor, postingFor } from '../../letters/letters.ts'
import { bytesIn, lockStorage, requireRoom } from '../../files/storage.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { lettersRefusals } from '../../words/letters.ts'

/**
 * Saves the content of a letter. Returns the new revision and the time of the save. Saving unchanged content
 * does nothing.
 *
 * @throws Refused (409) after a concurrent change, and while in the trash; Refused at the field `slug` for an
 * unknown job, and at `resumeId` for an unknown resume; Refused if the quota is exhausted
 */
export const saveLetter = defineHandler(
  contract.letters.saveLetter,
  async ({ account, db, now }, { id, revision, title, body, slug, resumeId }) =>
    db.transaction().execute(async (transaction) => {
      await lockStorage(transaction, account.id)
      // Lock order: resume before letter, as when a resume is deleted.
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
