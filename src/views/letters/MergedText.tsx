import { useMemo } from 'react'
import type { LetterValues } from '../../../contract/letters/letter.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import { letterEditorWords } from '../../words/letters/letters.ts'
import { LetterText } from './LetterText.tsx'

interface Props {
  body: string
  /** Values of the merge fields. */
  values: LetterValues
}

/** Letter with its merge fields filled in, on white paper in both themes. */
export function MergedText({ body, values }: Props) {
  const text = useMemo(() => parseMarkdown(body), [body])
  return (
    <div data-theme="light" className="rounded-control bg-surface p-4 text-ink sm:p-6">
      {body.trim() === '' ? (
        <p className="text-muted">{letterEditorWords.preview}</p>
      ) : (
        <LetterText text={text} values={values} />
      )}
    </div>
  )
}
