import type { ComponentProps } from 'react'
import type { User } from '../../../contract/user.ts'
import type { ProfileDraftFlow } from '../../../machines/talent/profileDraft.ts'
import { useUser } from '../../app/actors.ts'
import { townSuggestions } from '../../app/placeSuggestions.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useWriting } from '../../app/useWriting.ts'
import { EditorView } from '../../views/talent/editor/EditorView.tsx'
import { useProfileEditor } from './useProfileEditor.ts'

export default function EditProfilePage() {
  const user = useUser('candidate')
  return user && <Editor key={user.id} user={user} />
}

function Editor({ user }: { user: User }) {
  const { page, draft, reading, sources } = useProfileEditor(user.id)
  const suggestions = useFlow(townSuggestions, { input: undefined })
  const shown = {
    reading,
    suggestions,
    sources,
    onResume: (id: string) => page.send({ type: 'resume.chosen', id }),
  }
  return draft ? <Writing {...shown} flow={draft} /> : <EditorView {...shown} flow={undefined} />
}

/** Editor of a loaded profile, with autosave and a guard against losing changes. */
function Writing({ flow, ...shown }: ComponentProps<typeof EditorView> & { flow: ProfileDraftFlow }) {
  useWriting(flow)
  return <EditorView {...shown} flow={flow} />
}
