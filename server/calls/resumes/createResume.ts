import { contract } from '../../../contract/index.ts'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import { ownObject, Refused } from '../../refused.ts'
import { addResume } from '../../resumes/addResume.ts'
import { documentOf, resumesOf, shownOf, type Written } from '../../resumes/resumes.ts'
import { bytesIn, lockStorage, requireRoom } from '../../files/storage.ts'
import type { Database } from '../../store/schema.ts'
import { followResumes } from '../../talent/profileChanges.ts'
import { defineHandler } from '../shared/defineHandler.ts'
import { resumesRefusals } from '../../words/resumes.ts'

/** Maximum number of resumes per account, including the trash. */
const MOST = 500
const COPY = ' (copy)'

/**
 * Creates a resume from a title and an optional document, or as a copy without link and versions. Returns it.
 *
 * @throws Refused (404) if the resume to copy is not the caller's; Refused if the number of resumes or the
 * quota is exhausted
 */
export const createResume = defineHandler(
  contract.resumes.createResume,
  async ({ account, db, keyedHash, now }, { copyOf, document = {}, title = '' }) =>
    db.transaction().execute(async (transaction) => {
      await lockStorage(transaction, account.id)
      const { count } = await resumesOf(transaction, account.id)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST) {
        throw new Refused(resumesRefusals.many(MOST))
      }
      const written =
        copyOf === undefined ? { title, document } : await copied(transaction, account.id, copyOf)
      const resume = await addResume(
        transaction,
        account.id,
        { ...written, title: title || written.title },
        now,
      )
      await requireRoom(transaction, account.id, bytesIn(resume.title, resume.document))
      await followResumes(transaction, account.id, now)
      return shownOf(resume, keyedHash)
    }),
)

async function copied(db: Database, accountId: string, id: string): Promise<Written> {
  const resume = ownObject(await resumesOf(db, accountId).selectAll().where('id', '=', id).executeTakeFirst())
  const title = [...resume.title].slice(0, resumeLengths.title - COPY.length).join('') + COPY
  return { title, document: documentOf(resume) }
}
