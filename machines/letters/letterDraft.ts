import type { TypedLetter } from '../../contract/letters/typed.ts'
import { createDraftMachine, type DraftFlow } from '../draft/createDraftMachine.ts'
import type { SavedDraft } from '../draft/draft.ts'

/** Letter as stored on the server. */
export interface SavedLetter extends SavedDraft<TypedLetter> {
  readonly savedAt: number
  /** True for a letter in the trash. */
  readonly isLocked: boolean
}

export const letterDraft = createDraftMachine<TypedLetter, TypedLetter, SavedLetter>({
  id: 'draft',
  typedOf: (content) => content,
  isLocked: ({ isLocked }) => isLocked,
})

export type LetterDraftFlow = DraftFlow<TypedLetter, TypedLetter, SavedLetter>
