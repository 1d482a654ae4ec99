import type { Letter } from '../../../contract/letters/calls.ts'
import { typedOf } from '../../../contract/letters/typed.ts'
import type { SavedLetter } from '../../../machines/letters/letterDraft.ts'

/** Converts a letter to the document of its draft. */
export const contentOf = (letter: Letter): SavedLetter => ({
  id: letter.id,
  revision: letter.revision,
  content: typedOf(letter),
  savedAt: Date.parse(letter.updatedAt),
  isLocked: letter.trashedAt !== null,
})
