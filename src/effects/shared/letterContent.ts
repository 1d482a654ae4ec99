import type { Letter } from '../../../contract/letters/calls.ts'
import { typedOf } from '../../../contract/letters/typed.ts'
import type { SavedContent } from '../../../machines/editing/autosavingContext.ts'

/** A letter as what saves itself knows it. */
export const contentOf = (letter: Letter): SavedContent => ({
  id: letter.id,
  revision: letter.revision,
  content: typedOf(letter),
  savedAt: Date.parse(letter.updatedAt),
  isLocked: letter.trashedAt !== null,
})
