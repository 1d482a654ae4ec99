import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { AnyDraftFlow } from '../../../machines/draft/createDraftMachine.ts'
import type { Failure } from '../../../machines/shared/failure.ts'
import { useNow } from '../../ui/text/useNow.ts'
import { savedAtInWords, SaveStateLine, type ToldSaving } from './SaveStateLine.tsx'
import { writingWords } from '../../words/shared/writing.ts'

function toldOf(state: SnapshotFrom<AnyDraftFlow>, now: number): ToldSaving {
  const { failure, saved } = state.context
  if (state.matches({ open: { saving: 'clean' } }))
    return ['done', writingWords.saved(savedAtInWords(saved.savedAt, now))]
  if (state.matches({ open: { saving: 'invalid' } })) return ['dashed', writingWords.invalid]
  if (state.matches({ open: { saving: { saving: 'slow' } } })) return ['turning', writingWords.saving]
  if (state.matches({ open: { saving: 'unsaved' } }))
    return failure?.code === 'offline'
      ? ['dashed', writingWords.offline]
      : ['failed', notSavedInWords(failure)]
  if (state.matches({ open: { saving: 'comparing' } }) || state.matches({ open: { saving: 'conflict' } }))
    return ['twice', writingWords.changedElsewhere]
  if (state.hasTag('fixed')) return ['locked', writingWords.locked]
  return ['open', writingWords.notSavedYet]
}

/**
 * Text for a failed save. If the server has rejected it, the text includes the server's message and says that
 * the draft is kept on this device.
 */
const notSavedInWords = (failure: Failure | undefined) =>
  failure?.code === 'refused' ? writingWords.keptHere(failure.message) : writingWords.notSaved

/** Save state of a draft, in a line that stays visible. */
export function DraftSaveState({ flow }: { flow: AnyDraftFlow }) {
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
