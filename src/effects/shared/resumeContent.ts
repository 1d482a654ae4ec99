import type { Resume } from '../../../contract/resumes/calls.ts'
import type { SavedResume } from '../../../machines/resumes/resumeDraft.ts'

/** Converts a resume to the document of its draft. */
export const contentOf = ({
  id,
  revision,
  title,
  document,
  trashedAt,
  isLocked,
  updatedAt,
}: Resume): SavedResume => ({
  id,
  revision,
  content: { title, document },
  savedAt: Date.parse(updatedAt),
  isLocked: trashedAt !== null || isLocked,
  isLockedByHand: trashedAt === null && isLocked,
})
