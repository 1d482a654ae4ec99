import { useSelector } from '@xstate/react'
import type { LetterLook } from '../../../contract/letters/calls.ts'
import { letterLengths } from '../../../contract/letters/letter.ts'
import { paths } from '../../../contract/paths.ts'
import type { TypedLetter } from '../../../contract/letters/typed.ts'
import type { LetterCommandsFlow } from '../../../machines/letters/letterCommands.ts'
import type { LetterDraftFlow } from '../../../machines/letters/letterDraft.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { jobInWords, letterEditorWords as words, newLetterTitle } from '../../words/letters/letters.ts'
import { lookInWords } from '../../words/letters/looks.ts'
import { copyTitle } from '../forms/copyTitle.ts'
import { TwoTexts } from '../forms/TwoTexts.tsx'
import type { JobToChoose } from './LetterFields.tsx'

interface Props {
  flow: LetterDraftFlow
  commands: LetterCommandsFlow
  jobs: readonly JobToChoose[]
  looks: readonly LetterLook[] | undefined
}

/** Notes about a letter that was deleted, is in the trash, or was changed elsewhere. */
export function LetterNotes({ flow, commands, jobs, looks }: Props) {
  const isLocked = useSelector(flow, (state) => state.matches({ open: { saving: 'locked' } }))
  const isGone = useSelector(flow, (state) => state.matches({ open: { saving: 'gone' } }))
  const hasTwo = useSelector(flow, (state) => state.matches({ open: { saving: 'conflict' } }))
  const lookAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'refresh' })}>
      {words.reload}
    </Button>
  )
  return (
    <>
      {isGone && (
        <Banner kind="failure" action={lookAgain}>
          {words.gone} <TextLink href={paths.letters}>{words.goneLink}</TextLink>
        </Banner>
      )}
      {isLocked && (
        <Banner kind="info" action={lookAgain}>
          {words.locked} <TextLink href={`${paths.letters}?tab=trash`}>{words.lockedLink}</TextLink>
        </Banner>
      )}
      {hasTwo && <TwoLetters flow={flow} commands={commands} jobs={jobs} looks={looks} />}
    </>
  )
}

/** Conflict dialog for a letter that was changed in another window. */
function TwoLetters({ flow, commands, jobs, looks }: Props) {
  const { theirs, typed } = useSelector(flow, ({ context }) => context)
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  const mine = inWords(typed, jobs, looks)
  const saved = inWords(theirs?.content ?? typed, jobs, looks)
  const keepBoth = () => {
    const title = copyTitle(typed.title.trim() || newLetterTitle, Date.now(), letterLengths.title)
    const { body, resumeId, slug } = typed
    commands.send({ type: 'run', command: 'keepBoth', input: { title, body, slug, resumeId } })
  }
  return (
    <TwoTexts
      text={words.conflict}
      differences={mine
        .map(([name, text], index) => ({ name, mine: text, theirs: saved[index]?.[1] ?? '' }))
        .filter((both) => both.mine !== both.theirs)}
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
      canKeepBoth
      onBoth={isBusy ? undefined : keepBoth}
    />
  )
}

const inWords = (
  { body, resumeId, slug, title }: TypedLetter,
  jobs: readonly JobToChoose[],
  looks: readonly LetterLook[] | undefined,
) =>
  [
    [words.fields.name, title],
    [words.fields.job, jobInWords(jobs.find((job) => job.slug === slug) ?? null)],
    [words.fields.design, lookInWords(looks, resumeId)],
    [words.fields.letter, body],
  ] as const
