import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import type { LetterDraftFlow } from '../../../machines/letters/letterDraft.ts'
import { MergedText } from './MergedText.tsx'

interface Props {
  flow: LetterDraftFlow
  /** Values of the merge fields. */
  values: LetterValues
}

/** Preview of a letter. It follows the text with low priority, so that typing stays responsive. */
export function MergedLetter({ flow, values }: Props) {
  const body = useDeferredValue(useSelector(flow, ({ context }) => context.typed.body))
  return (
    <div className="-m-4 grid min-h-60 sm:-m-6">
      <MergedText body={body} values={values} />
    </div>
  )
}
