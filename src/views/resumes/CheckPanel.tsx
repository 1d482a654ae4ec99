import { useDeferredValue, useState, type ReactNode } from 'react'
import { adviceOn } from '../../words/resumes/advice.ts'
import { focusOn } from '../forms/focusOn.ts'
import { useInDocument } from './useBuilder.ts'

interface Props {
  /** Opens the panel in which it is written. */
  onWrite: () => void
  /** The text as a program reads it. */
  text?: ReactNode
}

/** What readers of resumes stumble over, with the way to each field, and what a program reads. */
export function CheckPanel({ onWrite, text }: Props) {
  const document = useDeferredValue(useInDocument((whole) => whole))
  const [now] = useState(() => Date.now())
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
                onClick={() => {
                  onWrite()
                  requestAnimationFrame(() => focusOn(hint.field))
                }}
                className="min-h-11 w-full py-3 text-start text-link wrap-anywhere hover:bg-primary-soft"
              >
                {hint.text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {text}
    </>
  )
}
