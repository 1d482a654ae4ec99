import { useSelector } from '@xstate/react'
import { paths } from '../../../../contract/paths.ts'
import type { GuestApplicationFlow } from '../../../../machines/applications/guestApplication.ts'
import type { UploadFlow } from '../../../../machines/files/upload.ts'
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { RuledRows } from '../../../ui/feedback/RuledRows.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { jobWords } from '../../../words/job.ts'
import { applyWords } from '../../../words/applications/apply.ts'
import { LetterPart } from './LetterPart.tsx'
import { OverView } from './OverView.tsx'
import { QuestionsPart } from './QuestionsPart.tsx'
import { ResumePart } from './ResumePart.tsx'
import { SavingState } from './SavingState.tsx'
import { SendPart } from './SendPart.tsx'
import { TwoDrafts } from './TwoDrafts.tsx'
import { ApplyingContext, type Applying } from './useApplying.ts'

interface Props extends Omit<Applying, 'application' | 'upload'> {
  readonly guest: GuestApplicationFlow | undefined
  readonly upload: UploadFlow | undefined
  readonly loginHref: string
  readonly registerHref: string
}

/** Application form on one page: resume, letter, questions, and the submit button. */
export function ApplyView({ guest, loginHref, registerHref, upload, ...applying }: Props) {
  const { draft, page } = applying
  const isOpening = useSelector(page, (state) => state.matches({ member: 'opening' }))
  const slow = useSelector(page, (state) => state.hasTag('slow'))
  const isNotOpened = useSelector(page, (state) => state.matches({ member: 'notOpened' }))
  const isClosed = useSelector(page, (state) => state.matches('closed'))
  const isClosedOnServer = useSelector(page, (state) => state.matches({ closed: 'onServer' }))
  const failure = useSelector(page, ({ context }) => context.failure)
  const saved = useSelector(draft, (state) => state?.context.saved)
  const isLocked = useSelector(draft, (state) => state?.matches({ open: { saving: 'locked' } }) ?? false)
  const isGone = useSelector(draft, (state) => state?.matches({ open: { saving: 'gone' } }) ?? false)
  const hasTwo = useSelector(draft, (state) => state?.matches({ open: { saving: 'conflict' } }) ?? false)
  const application = draft ?? guest

  if (isOpening) {
    return (
      <>
        <RuledRows count={5}>{applyWords.opening}</RuledRows>
        {slow && <StillWaiting />}
      </>
    )
  }
  if (isNotOpened) {
    return (
      <EmptyState title={applyWords.notOpened} text={failure?.message ?? ''}>
        <Button look="secondary" onClick={() => page.send({ type: 'retry' })}>
          {applyWords.tryAgain}
        </Button>
      </EmptyState>
    )
  }
  if (isClosed) {
    return (
      <EmptyState
        title={applyWords.closed}
        text={isClosedOnServer ? jobWords.actions.draft : applyWords.onDevice}
      >
        <ButtonLink href={paths.jobs}>{applyWords.otherJobs}</ButtonLink>
      </EmptyState>
    )
  }
  if (saved && isLocked) return <OverView application={saved.application} />
  // A draft that no longer exists was discarded.
  if (saved && isGone) return <OverView application={{ ...saved.application, state: 'discarded' }} />
  if (!application || !upload) return null
  return (
    <ApplyingContext value={{ ...applying, application, upload }}>
      <div className="sticky top-header z-panel -mx-2 mb-2 bg-canvas p-2 print:static">
        <SavingState />
      </div>
      {hasTwo && <TwoDrafts />}
      {/* Keeps focused elements clear of the sticky line above. */}
      <div className="[&_:is(a,button,input,select,textarea)]:scroll-mt-10">
        <ResumePart loginHref={loginHref} />
        <LetterPart />
        <QuestionsPart />
        <SendPart guest={guest} loginHref={loginHref} registerHref={registerHref} />
      </div>
    </ApplyingContext>
  )
}
