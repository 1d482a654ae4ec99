import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { paths } from '../../../../contract/paths.ts'
import type { LetterChoice } from '../../../../machines/applications/applyingContext.ts'
import type { BringingFlow, BroughtFile } from '../../../../machines/files/bringing.ts'
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { RuledRows } from '../../../ui/feedback/RuledRows.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { LetterPart } from './LetterPart.tsx'
import { OverView } from './OverView.tsx'
import { QuestionsPart } from './QuestionsPart.tsx'
import { ResumePart } from './ResumePart.tsx'
import { SavingState } from './SavingState.tsx'
import { SendPart } from './SendPart.tsx'
import { TwoDrafts } from './TwoDrafts.tsx'
import { ApplyingContext, type Applying } from './useApplying.ts'

interface Props extends Applying {
  bringing: BringingFlow
  /** The files that can be chosen, the newest first. */
  files: readonly BroughtFile[]
  /** The letters that can be chosen, the last changed first. */
  letters: readonly LetterChoice[]
  loginHref: string
  registerHref: string
}

/** Somebody looks over an application on one page, and sends it. */
export function ApplyView({ bringing, files, letters, loginHref, registerHref, ...applying }: Props) {
  const { flow } = applying
  const isOpening = useSelector(flow, (state) => state.matches('opening'))
  const slow = useSelector(flow, (state) => state.hasTag('slow'))
  const isNotOpened = useSelector(flow, (state) => state.matches('notOpened'))
  const isClosed = useSelector(flow, (state) => state.matches('closed'))
  const isOver = useSelector(flow, (state) => state.matches('over'))
  const hasTwo = useSelector(flow, (state) => state.matches('conflict'))
  const { failure, questions, saved } = useSelector(flow, ({ context }) => context)

  useEffect(() => {
    const saveAtOnce = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      flow.send({ type: 'save' })
    }
    document.addEventListener('keydown', saveAtOnce)
    return () => document.removeEventListener('keydown', saveAtOnce)
  }, [flow])

  if (isOpening) {
    return (
      <>
        <RuledRows count={5}>Opening your draft</RuledRows>
        {slow && <StillWaiting />}
      </>
    )
  }
  if (isNotOpened) {
    return (
      <EmptyState title="We could not open your draft" text={failure?.message ?? ''}>
        <Button look="secondary" onClick={() => flow.send({ type: 'retry' })}>
          Try again
        </Button>
      </EmptyState>
    )
  }
  if (isClosed) {
    return (
      <EmptyState
        title="This job closed while you were writing"
        text={saved ? 'Your draft is kept.' : 'What you wrote is kept on this device.'}
      >
        <ButtonLink href={paths.jobs}>Find other jobs</ButtonLink>
      </EmptyState>
    )
  }
  if (isOver && saved) return <OverView application={saved} />
  return (
    <ApplyingContext value={applying}>
      <div className="sticky top-header z-10 -mx-2 mb-2 bg-canvas p-2 print:static">
        <SavingState />
      </div>
      {hasTwo && <TwoDrafts files={files} letters={letters} />}
      {/* Clear of the line above, which stays in sight. */}
      <div className="[&_:is(a,button,input,select,textarea)]:scroll-mt-10">
        <ResumePart bringing={bringing} files={files} loginHref={loginHref} />
        <LetterPart letters={letters} />
        <QuestionsPart questions={questions} />
        <SendPart bringing={bringing} files={files} loginHref={loginHref} registerHref={registerHref} />
      </div>
    </ApplyingContext>
  )
}
