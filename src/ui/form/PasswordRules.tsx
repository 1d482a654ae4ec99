import { useEffect, useState } from 'react'
import { passwordRules } from '../../../contract/fields.ts'
import { CheckIcon, RingIcon } from '../tokens/icons.tsx'
import type { GuideProps } from './PasswordField.tsx'
import { controlWords } from '../../words/shared/controls.ts'

/**
 * List of password rules, checked while typing. The state holds only the rules that are met, never the
 * password.
 */
export function PasswordRules({ id, input }: GuideProps) {
  const [met, setMet] = useState('')

  useEffect(() => {
    const field = input.current
    const look = () =>
      setMet(
        field
          ? passwordRules
              .filter((rule) => rule.met(field.value))
              .map(({ words }) => words)
              .join()
          : '',
      )
    look()
    // The `reset` event fires before the fields are cleared.
    const lookAfterwards = () => queueMicrotask(look)
    field?.addEventListener('input', look)
    field?.form?.addEventListener('reset', lookAfterwards)
    return () => {
      field?.removeEventListener('input', look)
      field?.form?.removeEventListener('reset', lookAfterwards)
    }
  }, [input])

  const isMet = ({ words }: Rule) => met.split(',').includes(words)
  const missing = passwordRules.filter((rule) => !isMet(rule)).map(({ words }) => words)

  return (
    <>
      <ul
        id={id}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.25rem),1fr))] gap-x-2 gap-y-1 text-hint"
      >
        {passwordRules.map((rule) => (
          <li key={rule.words} className={`flex gap-2 ${isMet(rule) ? 'text-success-text' : 'text-muted'}`}>
            {isMet(rule) ? (
              <CheckIcon className="h-[1lh] w-4.5 shrink-0" />
            ) : (
              <RingIcon className="h-[1lh] w-4.5 shrink-0" />
            )}
            <span>
              {rule.words}
              <span className="sr-only">
                {isMet(rule) ? controlWords.password.met : controlWords.password.notMet}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Spoken id={`${id}-spoken`} isBegun={met !== ''}>
        {missing.length > 0 ? controlWords.password.missing(missing) : controlWords.password.allMet}
      </Spoken>
    </>
  )
}

/** Announces the progress to screen readers after a pause in typing, not on every key. */
function Spoken({ id, isBegun, children }: { id: string; isBegun: boolean; children: string }) {
  const [told, setTold] = useState('')

  useEffect(() => {
    const pause = setTimeout(() => setTold((before) => (before || isBegun ? children : '')), 1_000)
    return () => clearTimeout(pause)
  }, [isBegun, children])

  return (
    <p id={id} role="status" className="sr-only">
      {told}
    </p>
  )
}

type Rule = (typeof passwordRules)[number]
