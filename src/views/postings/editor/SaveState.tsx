import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { editorMachine } from '../../../../machines/postings/editor.ts'
import { parsed } from '../../../../machines/postings/editorContext.ts'
import { postingFields as fieldLabels } from '../../../words/postingFields.ts'
import { offline, savedAtInWords, SaveStateLine, type ToldSaving } from '../../forms/SaveStateLine.tsx'
import { useEditorFlow } from './useEditor.ts'

type Snapshot = SnapshotFrom<typeof editorMachine>

function toldOf(state: Snapshot): ToldSaving {
  const { savedAt, failure } = state.context
  if (state.matches({ draft: 'clean' })) return ['done', `Saved${savedAtInWords(savedAt)}`]
  if (state.matches({ draft: 'heldBack' }))
    return ['dashed', `Saved${savedAtInWords(savedAt)}. On this device only: ${heldIn(state)}`]
  if (state.matches({ draft: { saving: 'shown' } })) return ['turning', 'Saving']
  if (state.matches({ draft: 'unsaved' })) {
    return failure?.code === 'offline' ? ['dashed', offline] : ['failed', 'Not saved.']
  }
  if (state.matches({ published: 'same' }) && state.context.saved.changes !== 'none')
    return ['done', `Saved${savedAtInWords(savedAt)}, not public yet`]
  if (state.matches({ published: 'same' }))
    return ['done', savedAt === undefined ? 'Published' : `Published${savedAtInWords(savedAt)}`]
  if (state.matches({ published: 'changed' })) return ['open', 'Changes not published yet']
  if (state.matches({ published: 'changing' }) || state.matches('publishing'))
    return ['turning', 'Publishing']
  if (state.matches('comparing') || state.matches('conflict')) return ['twice', 'Changed elsewhere']
  if (state.hasTag('fixed')) return ['locked', 'Locked']
  return ['open', 'Not saved yet']
}

const heldIn = ({ context }: Snapshot) =>
  parsed(context)
    .held.map((field) => fieldLabels[field])
    .join(', ')

/** Whether what was typed is saved, always in sight. */
export function SaveState() {
  const flow = useEditorFlow()
  const shape = useSelector(flow, (state) => toldOf(state)[0])
  const words = useSelector(flow, (state) => toldOf(state)[1])
  const canTryAgain = useSelector(flow, (state) => state.matches({ draft: 'unsaved' }))
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
