import { contract } from '../../../contract/index.ts'
import { ownObject, Refused } from '../../refused.ts'
import {
  lockResume,
  requireNotInTrash,
  requireUnlocked,
  hasContent,
  type Resume,
} from '../../resumes/resumes.ts'
import { keepVersion } from '../../resumes/versions.ts'
import { bytesIn, lockStorage, requireRoom } from '../../files/storage.ts'
import { followResumes } from '../../talent/profileChanges.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Saves a resume. Returns the new revision and the time of the save. Saving unchanged content does nothing,
 * whatever the given revision, so that a client can retry after a lost response.
 *
 * @throws Refused (409) after a concurrent change, while locked, and while in the trash; Refused if the quota
 * is exhausted
 */
export const saveResume = defineHandler(
  contract.resumes.saveResume,
  async ({ account, db, now }, { id, revision, title, document }) =>
    db.transaction().execute(async (transaction) => {
      await lockStorage(transaction, account.id)
      const before = ownObject(await lockResume(transaction, id))
      requireNotInTrash(before)
      requireUnlocked(before)
      if (hasContent(before, { title, document })) return savedAs(before)
      if (before.revision !== revision) throw Refused.conflict(before.revision)
      const after = await transaction
        .updateTable('resumes')
        .set({ title, document: JSON.stringify(document), revision: revision + 1, updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await keepVersion(transaction, after, now)
      const grownBy = bytesIn(after.title, after.document) - bytesIn(before.title, before.document)
      await requireRoom(transaction, account.id, grownBy)
      await followResumes(transaction, account.id, now)
      return savedAs(after)
    }),
)

const savedAs = ({ revision, updated_at: savedAt }: Resume) => ({
  revision,
  savedAt: new Date(savedAt).toISOString(),
})
