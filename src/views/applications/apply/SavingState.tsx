import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { parseApplication } from '../../../../contract/applications/typed.ts'
import type { AskedQuestion } from '../../../../contract/postings/posting.ts'
import type { ApplicationDraftFlow } from '../../../../machines/applications/applicationDraft.ts'
import { useNow } from '../../../ui/text/useNow.ts'
import { applyWords, partName } from '../../../words/applications/apply.ts'
import { writingWords } from '../../../words/shared/writing.ts'
import { offline, savedAtInWords, SaveStateLine, type ToldSaving } from '../../forms/SaveStateLine.tsx'
import { useApplying, useQuestions } from './useApplying.ts'

type Snapshot = SnapshotFrom<ApplicationDraftFlow>

const isNotSaved = (state: Snapshot) =>
  state.matches({ open: { saving: 'unsaved' } }) ||
  (state.matches({ open: { saving: 'invalid' } }) && state.context.failure !== undefined)

function toldOf(state: Snapshot | undefined, questions: readonly AskedQuestion[], now: number): ToldSaving {
  if (!state) return ['dashed', applyWords.saving.onDevice]
  const { failure, saved, typed } = state.context
  if (state.matches({ open: { saving: 'comparing' } }) || state.matches({ open: { saving: 'conflict' } }))
    return ['twice', writingWords.changedElsewhere]
  if (state.matches('committing') || state.matches('committed')) return ['turning', applyWords.send.sending]
  if (state.matches({ open: { saving: 'saving' } })) return ['turning', writingWords.saving]
  if (isNotSaved(state))
    return failure?.code === 'offline' ? ['dashed', offline] : ['failed', writingWords.notSaved]
  const words = writingWords.saved(savedAtInWords(saved.savedAt, now))
  if (state.matches({ open: { saving: 'clean' } })) return ['done', words]
  if (state.matches({ open: { saving: 'invalid' } })) {
    const held = Object.keys(parseApplication(typed, questions).problems)
    return [
      'dashed',
      applyWords.saving.partly(
        words,
        held.map((path) => partName(path, questions)),
      ),
    ]
  }
  return ['open', writingWords.notSavedYet]
}

/** Save state of the application, in a sticky line. */
export function SavingState() {
  const { draft } = useApplying()
  const questions = useQuestions()
  const now = useNow()
  const shape = useSelector(draft, (state) => toldOf(state, questions, now)[0])
  const words = useSelector(draft, (state) => toldOf(state, questions, now)[1])
  const canTryAgain = useSelector(draft, (state) => state?.matches({ open: { saving: 'unsaved' } }) ?? false)
  const failure = useSelector(draft, (state) =>
    state && isNotSaved(state) ? state.context.failure : undefined,
  )
  return (
    <SaveStateLine
      shape={shape}
      words={words}
      failure={failure}
      onTryAgain={canTryAgain ? () => draft?.send({ type: 'save' }) : undefined}
    />
  )
}
