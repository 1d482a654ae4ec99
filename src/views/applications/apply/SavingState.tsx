import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { parseApplication } from '../../../../contract/applications/typed.ts'
import type { applyingMachine } from '../../../../machines/applications/applying.ts'
import { partName } from '../../../words/applications/apply.ts'
import { offline, savedAtInWords, SaveStateLine, type ToldSaving } from '../../forms/SaveStateLine.tsx'
import { useApplying } from './useApplying.ts'

type Snapshot = SnapshotFrom<typeof applyingMachine>

function toldOf(state: Snapshot): ToldSaving {
  const { failure, questions, savedAt, typed } = state.context
  if (state.matches('guest')) return ['dashed', 'Kept on this device']
  if (state.matches('comparing') || state.matches('conflict')) return ['twice', 'Changed elsewhere']
  if (state.matches('sending')) return ['turning', 'Sending']
  if (state.matches({ draft: { saving: 'saving' } })) return ['turning', 'Saving']
  if (state.matches({ draft: { saving: 'unsaved' } }))
    return failure?.code === 'offline' ? ['dashed', offline] : ['failed', 'Not saved.']
  if (state.matches({ draft: { saving: 'clean' } })) {
    const held = Object.keys(parseApplication(typed, questions).problems)
    const saved = `Saved${savedAtInWords(savedAt)}`
    if (held.length === 0) return ['done', saved]
    return [
      'dashed',
      `${saved}. On this device only: ${held.map((path) => partName(path, questions)).join(', ')}`,
    ]
  }
  return ['open', 'Not saved yet']
}

/** Whether what was typed is saved, always in sight. */
export function SavingState() {
  const { flow } = useApplying()
  const shape = useSelector(flow, (state) => toldOf(state)[0])
  const words = useSelector(flow, (state) => toldOf(state)[1])
  const isUnsaved = useSelector(flow, (state) => state.matches({ draft: { saving: 'unsaved' } }))
  const failure = useSelector(flow, ({ context }) => context.failure)
  return (
    <SaveStateLine
      shape={shape}
      words={words}
      failure={isUnsaved ? failure : undefined}
      onTryAgain={isUnsaved ? () => flow.send({ type: 'save' }) : undefined}
    />
  )
}
