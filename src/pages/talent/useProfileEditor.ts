import { useSelector } from '@xstate/react'
import { profileDraft } from '../../../machines/talent/profileDraft.ts'
import { profileEditorMachine } from '../../../machines/talent/profileEditor.ts'
import { useFlow } from '../../app/useFlow.ts'
import { profileDrafts } from '../../browser/storage/profileDrafts.ts'
import { keepDraft } from '../../effects/shared/keepDraft.ts'
import { readingWith } from '../../effects/shared/readingWith.ts'
import {
  openProfile,
  readProfileDraft,
  readResumeSources,
  saveProfileDraft,
} from '../../effects/talent/profile.ts'

const machine = profileEditorMachine.provide({
  actors: {
    profile: readingWith(openProfile),
    draft: profileDraft.provide({
      actors: {
        saveDraft: saveProfileDraft,
        readDraft: readProfileDraft,
        keepDraft: keepDraft(profileDrafts),
      },
    }),
    resumes: readingWith(readResumeSources),
  },
})

/** Starts the flow of a profile editor, and returns its child actors. */
export function useProfileEditor(accountId: string) {
  const page = useFlow(machine, { input: { accountId } })
  const { draft, profile: reading, resumes } = useSelector(page, ({ children }) => children)
  const sources = useSelector(resumes, (state) => state?.context.data)
  return { page, draft, reading, sources }
}
