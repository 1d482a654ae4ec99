import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { paths } from '../../../contract/paths.ts'
import { typedLetter, type TypedLetter } from '../../../contract/letters/typed.ts'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { jobInWords } from '../../words/letters/letters.ts'
import { TwoTexts } from '../forms/TwoTexts.tsx'
import type { JobToChoose } from './LetterFields.tsx'

interface Props {
  flow: AutosavingFlow
  jobs: readonly JobToChoose[]
}

/** What has to be known, or decided, before anything is typed. */
export function LetterNotes({ flow, jobs }: Props) {
  const isLocked = useSelector(flow, (state) => state.matches('locked'))
  const isGone = useSelector(flow, (state) => state.matches('gone'))
  const hasTwo = useSelector(flow, (state) => state.matches('conflict'))
  const lookAgain = (
    <Button look="secondary" size="small" onClick={() => flow.send({ type: 'refresh' })}>
      Look again
    </Button>
  )
  return (
    <>
      {isGone && (
        <Banner kind="warning" action={lookAgain}>
          This letter is not there any more, or not yours. What you typed is kept on this device.{' '}
          <TextLink href={paths.letters}>Go to your letters</TextLink>
        </Banner>
      )}
      {isLocked && (
        <Banner kind="info" action={lookAgain}>
          This letter is in the bin. Restore it there to write on.{' '}
          <TextLink href={`${paths.letters}?tab=bin`}>Open the bin</TextLink>
        </Banner>
      )}
      {hasTwo && <TwoLetters flow={flow} jobs={jobs} />}
    </>
  )
}

/** The letter was changed in another window: both texts stand beside each other until the person has chosen. */
function TwoLetters({ flow, jobs }: Props) {
  const { theirs, typed } = useSelector(flow, ({ context }) => context)
  const mine = inWords(v.parse(typedLetter, typed), jobs)
  const saved = inWords(v.parse(typedLetter, theirs?.content ?? typed), jobs)
  return (
    <TwoTexts
      text="This letter was changed in another window, or on another device. Nothing is lost, and nothing is saved until you choose."
      theirName="Saved"
      differences={mine
        .map(([name, text], index) => ({ name, mine: text, theirs: saved[index]?.[1] ?? '' }))
        .filter((both) => both.mine !== both.theirs)}
      keepLabel="Keep mine"
      takeLabel="Take the saved one"
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
    />
  )
}

const inWords = ({ body, slug, title }: TypedLetter, jobs: readonly JobToChoose[]) =>
  [
    ['Name', title],
    ['Job', jobInWords(jobs.find((job) => job.slug === slug) ?? null)],
    ['Letter', body],
  ] as const
