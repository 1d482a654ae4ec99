import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Failure } from '../../../../machines/shared/failure.ts'
import { paths } from '../../../../contract/paths.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { stateInWords } from '../../../words/postings.ts'
import { RefusalNote } from '../RefusalNote.tsx'
import { ChangesNote } from '../ChangesNote.tsx'
import { FindingList } from './FindingList.tsx'
import { useEditorFlow } from './useEditor.ts'

/** What has to be known before anything is typed. */
export function EditorNotes() {
  const flow = useEditorFlow()
  const saved = useSelector(flow, ({ context }) => context.saved)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const tries = useSelector(flow, ({ context }) => context.tries)
  const isLocked = useSelector(flow, (state) => state.matches({ open: { saving: 'locked' } }))
  const isGone = useSelector(flow, (state) => state.matches({ open: { saving: 'gone' } }))
  const isOpen = useSelector(flow, (state) => state.matches({ open: { saving: 'manual' } }))
  // Where saving has failed, its own line says so.
  const isUnsaved = useSelector(flow, (state) => state.matches({ open: { saving: 'unsaved' } }))
  const lookAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'refresh' })}>
      Look again
    </Button>
  )
  return (
    <>
      {isGone && (
        <Banner kind="failure" action={lookAgain}>
          This posting is not there any more, or not yours. What you typed is kept on this device.{' '}
          <TextLink href={paths.postings}>Go to your postings</TextLink>
        </Banner>
      )}
      {isLocked && (
        <Banner kind="info" action={lookAgain}>
          {stateInWords(saved.state, saved.outcome)}.{' '}
          {saved.state === 'held'
            ? 'We look at this posting before it is published. To change it, take it back on its page.'
            : 'It cannot be changed any more in this state.'}{' '}
          <TextLink href={paths.posting(saved.id)}>Go to the posting</TextLink>
        </Banner>
      )}
      {saved.state === 'draft' && saved.changesAsked !== null && (
        <Banner kind="warning">
          <b className="font-medium">Changes asked.</b> {saved.changesAsked}
        </Banner>
      )}
      {isOpen && (
        <ChangesNote posting={saved}>
          You can go on writing. To take the changes back,{' '}
          <TextLink href={paths.posting(saved.id)}>go to the posting</TextLink>.
        </ChangesNote>
      )}
      <FindingList />
      {isOpen && saved.changes === 'none' && (
        <Banner kind="info">
          People read this posting. What you change here is shown to them once you publish the changes.
        </Banner>
      )}
      {failure && !isUnsaved && (isOpen || saved.state === 'draft') && (
        <Problem key={tries} failure={failure} />
      )}
    </>
  )
}

/** Why something was not published. Whoever pressed the button may have scrolled past it. */
function Problem({ failure }: { failure: Failure }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <RefusalNote failure={failure} />
    </div>
  )
}
