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

/** Most resumes of an account, including the trash. */
const MOST = 500
const COPY = ' (copy)'

/**
 * Makes a resume: of a title, with a document if there is one, or as a copy of another, which takes neither its link
 * nor its versions. Gives it.
 *
 * Refused: 404 when the resume to copy is not theirs; when there is no room for another, in number or in bytes.
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
