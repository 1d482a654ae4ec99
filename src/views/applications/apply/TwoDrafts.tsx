import { useSelector } from '@xstate/react'
import { typedOf, type TypedApplication } from '../../../../contract/applications/typed.ts'
import type { BroughtFile } from '../../../../machines/files/bringing.ts'
import { partName } from '../../../words/applications/apply.ts'
import { TwoTexts } from '../../forms/TwoTexts.tsx'
import { useApplying } from './useApplying.ts'

/** Another window, or another device, has saved another text. */
export function TwoDrafts({ files }: { files: readonly BroughtFile[] }) {
  const { flow } = useApplying()
  const { questions, saved, typed } = useSelector(flow, ({ context }) => context)
  if (!saved) return null
  const theirs = typedOf(saved)
  const parts = ['resume', 'letter', ...questions.map(({ key }) => `answers.${key}`)]
  return (
    <TwoTexts
      text="This draft was changed in another window, or on another device. Nothing is lost, and nothing is saved until you choose."
      theirName="Saved"
      differences={parts
        .map((path) => ({
          name: partName(path, questions),
          mine: inWords(path, typed, files),
          theirs: inWords(path, theirs, files),
        }))
        .filter(({ mine, theirs: other }) => mine !== other)}
      keepLabel="Keep mine"
      takeLabel="Take the saved one"
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
    />
  )
}

function inWords(path: string, typed: TypedApplication, files: readonly BroughtFile[]): string {
  if (path === 'resume') return files.find(({ id }) => id === typed.resume)?.name ?? ''
  if (path === 'letter') return typed.hasLetter ? typed.letter : ''
  return typed.answers[path.replace('answers.', '')] ?? ''
}
