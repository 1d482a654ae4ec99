import { useSelector } from '@xstate/react'
import { typedOf, type TypedApplication } from '../../../../contract/applications/typed.ts'
import type { LetterChoice, ResumeChoice } from '../../../../machines/applications/applyingContext.ts'
import type { BroughtFile } from '../../../../machines/files/bringing.ts'
import { partName } from '../../../words/applications/apply.ts'
import { TwoTexts } from '../../forms/TwoTexts.tsx'
import { useApplying } from './useApplying.ts'

interface Props {
  files: readonly BroughtFile[]
  letters: readonly LetterChoice[]
}

/** Another window, or another device, has saved another text. */
export function TwoDrafts({ files, letters }: Props) {
  const { flow } = useApplying()
  const { questions, resumes, saved, typed } = useSelector(flow, ({ context }) => context)
  if (!saved) return null
  const theirs = typedOf(saved)
  const parts = ['resume', 'letter', ...questions.map(({ key }) => `answers.${key}`)]
  return (
    <TwoTexts
      text="This draft was changed in another window, or on another device. Nothing is lost, and nothing is saved until you choose."
      differences={parts
        .map((path) => ({
          name: partName(path, questions),
          mine: inWords(path, typed, { files, letters, resumes }),
          theirs: inWords(path, theirs, { files, letters, resumes }),
        }))
        .filter(({ mine, theirs: other }) => mine !== other)}
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
    />
  )
}

interface Named extends Props {
  resumes: readonly ResumeChoice[]
}

function inWords(path: string, typed: TypedApplication, { files, letters, resumes }: Named): string {
  if (path === 'resume') {
    if (typed.resumeId !== '') return resumes.find(({ id }) => id === typed.resumeId)?.title ?? 'A resume'
    return files.find(({ id }) => id === typed.resume)?.name ?? ''
  }
  if (path === 'letter') {
    if (!typed.hasLetter) return ''
    return letters.find(({ id }) => id === typed.letterId)?.title ?? typed.letter
  }
  return typed.answers[path.replace('answers.', '')] ?? ''
}
