import { contract } from '../../../contract/index.ts'
import { resumesOf } from '../../resumes/resumes.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/** Maximum number of returned resumes. */
const MOST = 500

/** Lists the resumes of the caller including the trash, last changed first. */
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
