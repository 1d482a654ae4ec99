import { lazy } from 'react'
import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import { isSame } from '../../../machines/draft/sameContent.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { noteWords } from '../../words/resumes/notes.ts'
import { OnDemand } from './OnDemand.tsx'
import { useBuilder } from './useBuilder.ts'

const TwoResumes = lazy(() => import('./builderParts.ts').then((module) => ({ default: module.TwoResumes })))

/** Notes about a resume that was deleted, is locked or in the trash, or was changed elsewhere. */
export function BuilderNotes({ commands }: { commands: ResumeCommandsFlow }) {
  const { flow } = useBuilder()
  const isLocked = useSelector(flow, (state) => state.matches({ open: { saving: 'locked' } }))
  const isByHand = useSelector(flow, ({ context }) => context.saved.isLockedByHand) && isLocked
  const isGone = useSelector(flow, (state) => state.matches({ open: { saving: 'gone' } }))
  const hasTwo = useSelector(flow, (state) => state.matches({ open: { saving: 'conflict' } }))
  const lookAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'refresh' })}>
      {noteWords.reload}
    </Button>
  )
  return (
    <>
      {isGone && (
        <Banner kind="failure" action={lookAgain}>
          {noteWords.gone} <TextLink href={paths.resumes}>{noteWords.toResumes}</TextLink>
        </Banner>
      )}
      {isByHand && <LockedByHand commands={commands} />}
      {isLocked && !isByHand && (
        <Banner kind="info" action={lookAgain}>
          {noteWords.inTrash} <TextLink href={`${paths.resumes}?tab=trash`}>{noteWords.toTrash}</TextLink>
        </Banner>
      )}
      <OnDemand isShown={hasTwo}>{() => hasTwo && <TwoResumes commands={commands} />}</OnDemand>
    </>
  )
}

/** Note about a resume that its owner has locked, with a button to unlock it. */
function LockedByHand({ commands }: { commands: ResumeCommandsFlow }) {
  const { flow } = useBuilder()
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const id = useSelector(flow, ({ context }) => context.saved.id)
  const saysMore = useSelector(flow, ({ context }) => !isSame(context.typed, context.saved.content))
  return (
    <Banner
      kind="info"
      action={
        <Button
          look="secondary"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={
            isBusy ? undefined : () => commands.send({ type: 'run', command: 'unlock', input: { id } })
          }
        >
          {noteWords.unlock}
        </Button>
      }
    >
      {saysMore ? noteWords.lockedElsewhere : noteWords.locked}
    </Banner>
  )
}
