import { contract } from '../../../contract/index.ts'
import { pagesOf } from '../../resumes/pagesOf.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns the page layout of a resume or of a version, and makes the pictures of its pages available.
 *
 * @throws Refused (404) if the version no longer exists; Refused (503) if the queue is full or layout is
 * unavailable
 */
export const resumePages = defineHandler(contract.resumes.resumePages, async (context, { version }) => {
  const { account, db, resume, typesetter } = context
  const revision = version ?? resume.revision
  const { pictures: _, ...laid } = await pagesOf({ account: account.id, db, typesetter }, resume, revision)
  return { revision, ...laid }
})
