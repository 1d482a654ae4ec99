import type { TypedResume } from '../../contract/resumes/typed.ts'
import { createDraftMachine, type DraftFlow } from '../draft/createDraftMachine.ts'
import type { SavedDraft } from '../draft/draft.ts'

/** Resume as stored on the server. */
export interface SavedResume extends SavedDraft<TypedResume> {
  readonly savedAt: number
  /** True in the trash, or while its owner has locked it. */
  readonly isLocked: boolean
  /** True while its owner has locked it, and only the owner can unlock it. */
  readonly isLockedByHand: boolean
}

export const resumeDraft = createDraftMachine<TypedResume, TypedResume, SavedResume>({
  id: 'draft',
  isUndoable: true,
  typedOf: (content) => content,
  isLocked: ({ isLocked }) => isLocked,
})

export type ResumeDraftFlow = DraftFlow<TypedResume, TypedResume, SavedResume>
