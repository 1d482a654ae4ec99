import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import type { LetterDraftFlow } from '../../../machines/letters/letterDraft.ts'
import { MergedText } from './MergedText.tsx'

interface Props {
  flow: LetterDraftFlow
  /** What the fields in the letter say. */
  values: LetterValues
}

/** The letter as it is read. It follows what is typed as soon as there is time for it. */
export function MergedLetter({ flow, values }: Props) {
  const body = useDeferredValue(useSelector(flow, ({ context }) => context.typed.body))
  return (
    <div className="-m-4 grid min-h-60 sm:-m-6">
      <MergedText body={body} values={values} />
    </div>
  )
}
