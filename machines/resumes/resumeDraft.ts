import type { TypedResume } from '../../contract/resumes/typed.ts'
import { createDraftMachine, type DraftFlow } from '../draft/createDraftMachine.ts'
import type { SavedDraft } from '../draft/draft.ts'

/** A resume as the server has it. */
export interface SavedResume extends SavedDraft<TypedResume> {
  readonly savedAt: number
  /** True in the trash, or while locked by its candidate. */
  readonly isLocked: boolean
  /** True while its candidate has locked it: only they can unlock it. */
  readonly isLockedByHand: boolean
}

export const resumeDraft = createDraftMachine<TypedResume, TypedResume, SavedResume>({
  id: 'draft',
  isUndoable: true,
  typedOf: (content) => content,
  isLocked: ({ isLocked }) => isLocked,
})

export type ResumeDraftFlow = DraftFlow<TypedResume, TypedResume, SavedResume>
