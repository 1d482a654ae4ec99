import { useDeferredValue } from 'react'
import { useNow } from '../../ui/text/useNow.ts'
import { adviceOn } from '../../words/resumes/advice.ts'
import { useInDocument } from './useBuilder.ts'

export interface CheckProps {
  /** Leads to a field, in the panel in which it is written. */
  onField: (field: string) => void
  /** What a program reads out of the PDF, line by line, once that is known. */
  text: readonly string[] | undefined
}

/** What readers of resumes stumble over, with the way to each field, and what a program reads. */
export function CheckPanel({ onField, text }: CheckProps) {
  const document = useDeferredValue(useInDocument((whole) => whole))
  const now = useNow()
  const hints = adviceOn(document, now)
  return (
    <>
      <h2 className="mb-2 text-h3">Advice</h2>
      {hints.length === 0 ? (
        <p className="text-muted">We have nothing to say: it reads well.</p>
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
          <h2 className="mt-8 mb-2 text-h3">What a program reads</h2>
          <p className="mb-3 text-hint text-muted">The text of the PDF, in its order.</p>
          <ol className="grid gap-1 text-hint wrap-anywhere">
            {text.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
              <li key={index}>{line}</li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
