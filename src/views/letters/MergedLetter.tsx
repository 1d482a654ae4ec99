import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import * as v from 'valibot'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import { typedLetter } from '../../../contract/letters/typed.ts'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { MergedText } from './MergedText.tsx'

interface Props {
  flow: AutosavingFlow
  /** What the fields in the letter say. */
  values: LetterValues
}

/** The letter as it is read. It follows what is typed as soon as there is time for it. */
export function MergedLetter({ flow, values }: Props) {
  const typed = useDeferredValue(useSelector(flow, ({ context }) => context.typed))
  const { body } = v.parse(typedLetter, typed)
  return (
    <div className="-m-4 grid min-h-60 sm:-m-6">
      <MergedText body={body} values={values} />
    </div>
  )
}
