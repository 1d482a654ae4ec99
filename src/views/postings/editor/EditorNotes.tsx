import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Failure } from '../../../../machines/shared/failure.ts'
import { paths } from '../../../../contract/paths.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { editorWords } from '../../../words/postings/editor.ts'
import { changesWords } from '../../../words/postings/review.ts'
import { stateInWords } from '../../../words/postings.ts'
import { RefusalNote } from '../RefusalNote.tsx'
import { ChangesNote } from '../ChangesNote.tsx'
import { useEditorFlow } from './useEditor.ts'

const FindingList = lazy(() =>
  import('./FindingList.tsx').then((module) => ({ default: module.FindingList })),
)

/** Notes above the form: locks, requested changes, review and failures. */
export function EditorNotes({ isVerified }: { isVerified: boolean }) {
  const flow = useEditorFlow()
  const saved = useSelector(flow, ({ context }) => context.saved)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const tries = useSelector(flow, ({ context }) => context.tries)
  const isLocked = useSelector(flow, (state) => state.matches({ open: { saving: 'locked' } }))
  const isGone = useSelector(flow, (state) => state.matches({ open: { saving: 'gone' } }))
  const isOpen = useSelector(flow, (state) => state.matches({ open: { saving: 'manual' } }))
  // A failed save is shown in the save state instead.
  const isUnsaved = useSelector(flow, (state) => state.matches({ open: { saving: 'unsaved' } }))
  const lookAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'refresh' })}>
      {editorWords.checkAgain}
    </Button>
  )
  return (
    <>
      {isGone && (
        <Banner kind="failure" action={lookAgain}>
          {editorWords.gone} <TextLink href={paths.postings}>{editorWords.openList}</TextLink>
        </Banner>
      )}
      {isLocked && (
        <Banner kind="info" action={lookAgain}>
          {stateInWords(saved.state, saved.outcome)}.{' '}
          {saved.state === 'held' ? editorWords.inReview : editorWords.locked}{' '}
          <TextLink href={paths.posting(saved.id)}>{editorWords.openPost}</TextLink>
        </Banner>
      )}
      {saved.state === 'draft' && saved.changesAsked !== null && (
        <Banner kind="warning">
          <b className="font-medium">{changesWords.requested}</b> {saved.changesAsked}
        </Banner>
      )}
      {isOpen && (
        <ChangesNote posting={saved}>
          {editorWords.keepEditing}{' '}
          <TextLink href={paths.posting(saved.id)}>{editorWords.openPostInText}</TextLink>.
        </ChangesNote>
      )}
      {saved.findings.length > 0 && (
        <Suspense>
          <FindingList />
        </Suspense>
      )}
      {isOpen && saved.changes === 'none' && <Banner kind="info">{editorWords.live}</Banner>}
      {failure && !isUnsaved && (isOpen || saved.state === 'draft') && (
        <Problem key={tries} failure={failure} isVerified={isVerified} />
      )}
    </>
  )
}

/**
 * Reason that the job post was not published. While the email address is unverified, a short line replaces
 * it, because the reminder above the page already asks to verify the address.
 */
function Problem({ failure, isVerified }: { failure: Failure; isVerified: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      {isVerified || failure.code !== 'refused' ? (
        <RefusalNote failure={failure} />
      ) : (
        <p role="status" className="mb-6 text-hint font-medium text-warning-text">
          {editorWords.verifyFirst}
        </p>
      )}
    </div>
  )
}
