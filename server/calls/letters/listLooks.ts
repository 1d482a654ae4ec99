import { contract } from '../../../contract/index.ts'
import { resumesOf } from '../../resumes/resumes.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** So many are given. */
const MOST = 500

/** Returns the resumes of the signed-in account, also those in the trash: the last changed first. */
export const listLooks = defineHandler(contract.letters.listLooks, async ({ account, db }) => {
  const resumes = await resumesOf(db, account.id)
    .select(['id', 'title', 'trashed_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return {
    looks: resumes.map(({ id, title, trashed_at: trashedAt }) => ({
      id,
      title,
      isTrashed: trashedAt !== null,
    })),
  }
})
