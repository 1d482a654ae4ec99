import type { Resume } from '../../../contract/resumes/calls.ts'
import type { SavedContent } from '../../../machines/editing/autosavingContext.ts'

/** A resume as what saves itself knows it. */
export const contentOf = ({
  id,
  revision,
  title,
  document,
  trashedAt,
  isLocked,
  updatedAt,
}: Resume): SavedContent => ({
  id,
  revision,
  content: { title, document },
  savedAt: Date.parse(updatedAt),
  isLocked: trashedAt !== null || isLocked,
  isLockedByHand: trashedAt === null && isLocked,
})
