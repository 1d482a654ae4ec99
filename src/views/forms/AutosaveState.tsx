import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { AutosavingFlow, autosavingMachine } from '../../../machines/editing/autosaving.ts'
import { offline, savedAtInWords, SaveStateLine, type ToldSaving } from './SaveStateLine.tsx'

function toldOf(state: SnapshotFrom<typeof autosavingMachine>): ToldSaving {
  const { failure, savedAt } = state.context
  if (state.matches({ writing: 'clean' })) return ['done', `Saved${savedAtInWords(savedAt)}`]
  if (state.matches({ writing: 'heldBack' })) return ['dashed', 'On this device only: mend what is wrong']
  if (state.matches({ writing: { saving: 'shown' } })) return ['turning', 'Saving']
  if (state.matches({ writing: 'unsaved' }))
    return failure?.code === 'offline' ? ['dashed', offline] : ['failed', 'Not saved.']
  if (state.matches('comparing') || state.matches('conflict')) return ['twice', 'Changed elsewhere']
  if (state.hasTag('fixed')) return ['locked', 'Locked']
  return ['open', 'Not saved yet']
}

/** Whether what was typed is saved, always in sight. */
export function AutosaveState({ flow }: { flow: AutosavingFlow }) {
  const shape = useSelector(flow, (state) => toldOf(state)[0])
  const words = useSelector(flow, (state) => toldOf(state)[1])
  const canTryAgain = useSelector(flow, (state) => state.matches({ writing: 'unsaved' }))
  const failure = useSelector(flow, ({ context }) => context.failure)
  return (
    <SaveStateLine
      shape={shape}
      words={words}
      failure={failure}
      onTryAgain={canTryAgain ? () => flow.send({ type: 'save' }) : undefined}
    />
  )
}
