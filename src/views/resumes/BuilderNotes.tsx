import { useSelector } from '@xstate/react'
import { paths } from '../../../contract/paths.ts'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import { isSame } from '../../../machines/draft/sameContent.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { differencesOf } from '../../words/resumes/differences.ts'
import { newResumeTitle } from '../../words/resumes/resumes.ts'
import { copyTitle } from '../forms/copyTitle.ts'
import { TwoTexts } from '../forms/TwoTexts.tsx'
import { useBuilder } from './useBuilder.ts'

/** What has to be known, or decided, before anything is typed. */
export function BuilderNotes({ commands }: { commands: ResumeCommandsFlow }) {
  const { flow } = useBuilder()
  const isLocked = useSelector(flow, (state) => state.matches({ open: { saving: 'locked' } }))
  const isByHand = useSelector(flow, ({ context }) => context.saved.isLockedByHand) && isLocked
  const isGone = useSelector(flow, (state) => state.matches({ open: { saving: 'gone' } }))
  const hasTwo = useSelector(flow, (state) => state.matches({ open: { saving: 'conflict' } }))
  const lookAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'refresh' })}>
      Look again
    </Button>
  )
  return (
    <>
      {isGone && (
        <Banner kind="failure" action={lookAgain}>
          This resume is not there any more, or not yours. What you typed is kept on this device.{' '}
          <TextLink href={paths.resumes}>Go to your resumes</TextLink>
        </Banner>
      )}
      {isByHand && <LockedByHand commands={commands} />}
      {isLocked && !isByHand && (
        <Banner kind="info" action={lookAgain}>
          This resume is in the bin. Restore it there to write on.{' '}
          <TextLink href={`${paths.resumes}?tab=bin`}>Open the bin</TextLink>
        </Banner>
      )}
      {hasTwo && <TwoResumes commands={commands} />}
    </>
  )
}

/** No field can be changed, because the candidate wanted that. */
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
          Unlock
        </Button>
      }
    >
      {saysMore
        ? 'You locked this resume elsewhere while you wrote here. What you typed is kept on this device, and is saved once you unlock it.'
        : 'You locked this resume, so that nothing of it changes by accident. Unlock it to write on.'}
    </Banner>
  )
}

/** The resume was changed in another window: both stand beside each other until the person has chosen. */
function TwoResumes({ commands }: { commands: ResumeCommandsFlow }) {
  const { flow } = useBuilder()
  const { theirs, typed } = useSelector(flow, ({ context }) => context)
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const saved = theirs?.content ?? typed
  const keepBoth = () =>
    commands.send({
      type: 'run',
      command: 'keepBoth',
      input: {
        title: copyTitle(typed.title.trim() || newResumeTitle, Date.now(), resumeLengths.title),
        document: typed.document,
      },
    })
  return (
    <TwoTexts
      text="This resume was changed in another window, or on another device. Nothing is lost, and nothing is saved until you choose."
      differences={differencesOf(typed, saved)}
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
      canKeepBoth
      onBoth={isBusy ? undefined : keepBoth}
    />
  )
}
