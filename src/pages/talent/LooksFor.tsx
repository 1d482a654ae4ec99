import type { ComponentProps } from 'react'
import type { ProfileDraftFlow } from '../../../machines/talent/profileDraft.ts'
import { townSuggestions } from '../../app/placeSuggestions.ts'
import { useFlow } from '../../app/useFlow.ts'
import { useWriting } from '../../app/useWriting.ts'
import { LooksForPanel } from '../../views/talent/editor/LooksForPanel.tsx'
import { useProfileEditor } from './useProfileEditor.ts'

/** Work that a candidate looks for, to be written. */
export default function LooksFor({ accountId }: { accountId: string }) {
  const { draft, reading } = useProfileEditor(accountId)
  const suggestions = useFlow(townSuggestions, { input: undefined })
  const shown = { reading, suggestions }
  return draft ? <Writing {...shown} flow={draft} /> : <LooksForPanel {...shown} flow={undefined} />
}

/** The panel once the profile is read: it is saved, and not left with something unsaved. */
function Writing({ flow, ...shown }: ComponentProps<typeof LooksForPanel> & { flow: ProfileDraftFlow }) {
  useWriting(flow)
  return <LooksForPanel {...shown} flow={flow} />
}
