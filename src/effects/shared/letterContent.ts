import type { Letter } from '../../../contract/letters/calls.ts'
import { typedOf } from '../../../contract/letters/typed.ts'
import type { SavedLetter } from '../../../machines/letters/letterDraft.ts'

/** A letter as its draft takes it. */
export const contentOf = (letter: Letter): SavedLetter => ({
  id: letter.id,
  revision: letter.revision,
  content: typedOf(letter),
  savedAt: Date.parse(letter.updatedAt),
  isLocked: letter.trashedAt !== null,
})
