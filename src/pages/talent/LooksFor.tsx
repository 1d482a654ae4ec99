import type { ComponentProps } from 'react'
import type { ProfileDraftFlow } from '../../../machines/talent/profileDraft.ts'
import { townSuggestions } from '../../app/placeSuggestions.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useWriting } from '../../app/useWriting.ts'
import { LooksForPanel } from '../../views/talent/editor/LooksForPanel.tsx'
import { useProfileEditor } from './useProfileEditor.ts'

/** Panel for the kind of work that a candidate is looking for. */
export default function LooksFor({ accountId }: { accountId: string }) {
  const { draft, reading } = useProfileEditor(accountId)
  const suggestions = useFlow(townSuggestions, { input: undefined })
  const shown = { reading, suggestions }
  return draft ? <Writing {...shown} flow={draft} /> : <LooksForPanel {...shown} flow={undefined} />
}

/** Panel of a loaded profile, with autosave and a guard against losing changes. */
function Writing({ flow, ...shown }: ComponentProps<typeof LooksForPanel> & { flow: ProfileDraftFlow }) {
  useWriting(flow)
  return <LooksForPanel {...shown} flow={flow} />
}
