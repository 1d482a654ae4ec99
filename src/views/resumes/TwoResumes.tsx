import { useSelector } from '@xstate/react'
import { resumeLengths } from '../../../contract/resumes/fields.ts'
import type { ResumeCommandsFlow } from '../../../machines/resumes/resumeCommands.ts'
import { differencesOf } from '../../words/resumes/differences.ts'
import { noteWords } from '../../words/resumes/notes.ts'
import { newResumeTitle } from '../../words/resumes/resumes.ts'
import { copyTitle } from '../forms/copyTitle.ts'
import { TwoTexts } from '../forms/TwoTexts.tsx'
import { useBuilder } from './useBuilder.ts'

/** Comparison of a resume with the version of another window, until the person chooses one. */
export function TwoResumes({ commands }: { commands: ResumeCommandsFlow }) {
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
      text={noteWords.conflict}
      differences={differencesOf(typed, saved)}
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
      canKeepBoth
      onBoth={isBusy ? undefined : keepBoth}
    />
  )
}
