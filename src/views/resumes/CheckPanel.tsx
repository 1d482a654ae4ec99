import { useDeferredValue } from 'react'
import { useNow } from '../../ui/text/useNow.ts'
import type { PicturedPages } from '../../../machines/resumes/resumePage.ts'
import { adviceOn, adviceOnPages } from '../../words/resumes/advice.ts'
import { checkWords } from '../../words/resumes/builder.ts'
import { useInDocument } from './useBuilder.ts'

export interface CheckProps {
  /** Moves the focus to a field of the Write panel. */
  onField: (field: string) => void
  /** Pages of the PDF; undefined until loaded. */
  pages: PicturedPages | undefined
}

/** Suggestions with links to their fields, and the text that applicant tracking systems extract. */
export function CheckPanel({ onField, pages }: CheckProps) {
  const document = useDeferredValue(useInDocument((whole) => whole))
  const now = useNow()
  const hints = [...adviceOn(document, now), ...adviceOnPages(pages)]
  const text = pages?.text
  return (
    <>
      <h2 className="mb-2 text-h3">{checkWords.advice}</h2>
      {hints.length === 0 ? (
        <p className="text-muted">{checkWords.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {hints.map((hint) => (
            <li key={hint.field + hint.text}>
              <button
                type="button"
                onClick={() => onField(hint.field)}
                className="min-h-11 w-full py-3 text-start text-link wrap-anywhere hover:bg-primary-soft"
              >
                {hint.text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {text && (
        <>
          <h2 className="mt-8 mb-2 text-h3">{checkWords.software}</h2>
          <p className="mb-3 text-hint text-muted">{checkWords.softwareHint}</p>
          <ol className="grid gap-1 text-hint wrap-anywhere">
            {text.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may have the same text
              <li key={index}>{line}</li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
