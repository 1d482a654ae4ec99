import { useSelector } from '@xstate/react'
import { typedOf, type TypedApplication } from '../../../../contract/applications/typed.ts'
import type { Choices } from '../../../../machines/applications/applyPage.ts'
import { applyWords, partName } from '../../../words/applications/apply.ts'
import { TwoTexts } from '../../forms/TwoTexts.tsx'
import { useApplying, useQuestions, useTyped } from './useApplying.ts'

/**
 * Conflict dialog for two versions of a draft: this one, and one saved in another window or on another
 * device.
 */
export function TwoDrafts() {
  const { draft, page } = useApplying()
  const { typed } = useTyped()
  const questions = useQuestions()
  const other = useSelector(draft, (state) => state?.context.theirs)
  const choices = useSelector(page, ({ context }) => context)
  if (!draft || !other) return null
  const theirs = typedOf(other.content)
  const parts = ['resume', 'letter', ...questions.map(({ key }) => `answers.${key}`)]
  return (
    <TwoTexts
      text={applyWords.twice}
      differences={parts
        .map((path) => ({
          name: partName(path, questions),
          mine: inWords(path, typed, choices),
          theirs: inWords(path, theirs, choices),
        }))
        .filter((part) => part.mine !== part.theirs)}
      onKeep={() => draft.send({ type: 'keepMine' })}
      onTake={() => draft.send({ type: 'takeTheirs' })}
    />
  )
}

function inWords(path: string, typed: TypedApplication, { files, letters, resumes }: Choices): string {
  if (path === 'resume') {
    if (typed.resumeId !== '')
      return resumes.find(({ id }) => id === typed.resumeId)?.title ?? applyWords.resume.other
    return files.find(({ id }) => id === typed.resume)?.name ?? ''
  }
  if (path === 'letter') {
    if (!typed.hasLetter) return ''
    return letters.find(({ id }) => id === typed.letterId)?.title ?? typed.letter
  }
  return typed.answers[path.replace('answers.', '')] ?? ''
}
