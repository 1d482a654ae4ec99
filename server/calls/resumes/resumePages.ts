import { contract } from '../../../contract/index.ts'
import { pagesOf } from '../../resumes/pagesOf.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Gives how the pages of a resume, or of a version of it, are laid out. Their pictures are then there to be read.
 * Refused: 404 when that version is not kept; 503 when too much waits, or this machine cannot lay pages out.
 */
export const resumePages = defineHandler(contract.resumes.resumePages, async (context, { version }) => {
  const { account, db, resume, typesetter } = context
  const revision = version ?? resume.revision
  const { pictures: _, ...laid } = await pagesOf({ account: account.id, db, typesetter }, resume, revision)
  return { revision, ...laid }
})
