import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { parsePosting, type PostingDraftFlow } from '../../../../machines/postings/postingDraft.ts'
import { useNow } from '../../../ui/text/useNow.ts'
import { postingFields as fieldLabels } from '../../../words/postingFields.ts'
import { editorWords } from '../../../words/postings/editor.ts'
import { offline, savedAtInWords, SaveStateLine, type ToldSaving } from '../../forms/SaveStateLine.tsx'
import { useEditorFlow } from './useEditor.ts'

type Snapshot = SnapshotFrom<PostingDraftFlow>

function toldOf(state: Snapshot, now: number): ToldSaving {
  const { failure, saved } = state.context
  const { savedAt } = saved
  if (state.matches({ open: { saving: 'clean' } }))
    return ['done', editorWords.saving.saved + savedAtInWords(savedAt, now)]
  if (state.matches({ open: { saving: 'invalid' } }))
    return ['dashed', editorWords.saving.heldHere(heldIn(state))]
  if (state.matches({ open: { saving: { saving: 'slow' } } })) return ['turning', editorWords.saving.saving]
  if (state.matches({ open: { saving: 'unsaved' } })) {
    return failure?.code === 'offline' ? ['dashed', offline] : ['failed', editorWords.saving.failed]
  }
  if (state.matches({ open: { saving: { manual: 'clean' } } }) && saved.changes !== 'none')
    return ['done', editorWords.saving.notLive]
  if (state.matches({ open: { saving: { manual: 'clean' } } }))
    return ['done', editorWords.saving.published + savedAtInWords(savedAt, now)]
  if (state.matches({ open: { saving: { manual: 'dirty' } } }))
    return ['open', editorWords.saving.unpublished]
  if (state.matches({ open: { saving: { manual: 'saving' } } }) || state.matches('committing'))
    return ['turning', editorWords.saving.publishing]
  if (state.matches({ open: { saving: 'comparing' } }) || state.matches({ open: { saving: 'conflict' } }))
    return ['twice', editorWords.saving.elsewhere]
  if (state.hasTag('fixed')) return ['locked', editorWords.saving.locked]
  return ['open', editorWords.saving.open]
}

const heldIn = ({ context }: Snapshot) =>
  parsePosting(context.typed, context.saved)
    .held.map((field) => fieldLabels[field])
    .join(', ')

/** Save state of the job post. */
export function SaveState() {
  const flow = useEditorFlow()
  const now = useNow()
  const shape = useSelector(flow, (state) => toldOf(state, now)[0])
  const words = useSelector(flow, (state) => toldOf(state, now)[1])
  const canTryAgain = useSelector(flow, (state) => state.matches({ open: { saving: 'unsaved' } }))
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
