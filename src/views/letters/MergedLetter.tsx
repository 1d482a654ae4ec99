import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { typedLetter } from '../../../contract/letters/typed.ts'
import type { AutosavingFlow } from '../../../machines/editing/autosaving.ts'
import { LetterText } from './LetterText.tsx'

interface Props {
  flow: AutosavingFlow
  /** What the fields in the letter say. */
  values: LetterValues
}

/** The letter as it is read, on white paper in every theme. It follows what is typed as soon as there is time for it. */
export function MergedLetter({ flow, values }: Props) {
  const typed = useDeferredValue(useSelector(flow, ({ context }) => context.typed))
  const { body } = v.parse(typedLetter, typed)
  const text = useMemo(() => parseMarkdown(body), [body])
  return (
    <div data-theme="light" className="-m-4 min-h-60 rounded-control bg-surface p-4 text-ink sm:-m-6 sm:p-6">
      {body.trim() === '' ? (
        <p className="text-muted">Here stands the letter as it is read.</p>
      ) : (
        <LetterText text={text} values={values} />
      )}
    </div>
  )
}
