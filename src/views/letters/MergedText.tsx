import { useMemo } from 'react'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { LetterText } from './LetterText.tsx'

interface Props {
  body: string
  /** What the fields in the letter say. */
  values: LetterValues
}

/** A letter as it is read, on white paper in every theme. */
export function MergedText({ body, values }: Props) {
  const text = useMemo(() => parseMarkdown(body), [body])
  return (
    <div data-theme="light" className="rounded-control bg-surface p-4 text-ink sm:p-6">
      {body.trim() === '' ? (
        <p className="text-muted">Here stands the letter as it is read.</p>
      ) : (
        <LetterText text={text} values={values} />
      )}
    </div>
  )
}
