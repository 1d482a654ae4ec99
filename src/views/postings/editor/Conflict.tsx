import { useSelector } from '@xstate/react'
import { differencesOf, typedOf, type TypedPosting } from '../../../../contract/postings/typed.ts'
import type { PostingField } from '../../../../contract/postings/posting.ts'
import { editorWords } from '../../../words/postings/editor.ts'
import { TwoTexts } from '../../forms/TwoTexts.tsx'
import { postingFields as fieldLabels } from '../../../words/postingFields.ts'
import { useEditorFlow } from './useEditor.ts'

/** Comparison with a version that was saved elsewhere, until the person chooses one. */
export function Conflict() {
  const flow = useEditorFlow()
  const { theirs, typed } = useSelector(flow, ({ context }) => context)
  if (!theirs) return null
  const saved = typedOf(theirs.content)
  return (
    <TwoTexts
      text={editorWords.conflict}
      differences={differencesOf(typed, saved).map((field) => ({
        name: fieldLabels[field],
        mine: inWords(typed[field]),
        theirs: inWords(saved[field]),
      }))}
      onKeep={() => flow.send({ type: 'keepMine' })}
      onTake={() => flow.send({ type: 'takeTheirs' })}
    />
  )
}

/** Typed value of a field as text, for the comparison. */
function inWords(value: TypedPosting[PostingField]): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(partsOf).join('\n') : partsOf(value)
}

const partsOf = (value: object) =>
  Object.entries(value)
    .filter(([key, part]) => key !== 'key' && typeof part === 'string' && part !== '')
    .map(([, part]) => String(part))
    .join(', ')
