import { useEffect, useState, type RefObject } from 'react'
import { meantDomain } from './meantDomain.ts'
import { controlWords } from '../../words/shared/controls.ts'

/** Suggestion for a mistyped email address, shown on blur. It never blocks the form. */
export function MailTypo({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [meant, setMeant] = useState<string>()

  useEffect(() => {
    const field = input.current
    const look = () => setMeant(field?.readOnly ? undefined : meantDomain(field?.value ?? ''))
    const forget = () => setMeant(undefined)
    field?.addEventListener('blur', look)
    field?.addEventListener('input', forget)
    return () => {
      field?.removeEventListener('blur', look)
      field?.removeEventListener('input', forget)
    }
  }, [input])

  return (
    <span role="status">
      {meant && (
        <>
          {controlWords.meant}{' '}
          <button
            type="button"
            onClick={() => input.current && mend(input.current, meant)}
            className="-my-1 rounded-tag py-1 text-link underline underline-offset-4"
          >
            {meant}
          </button>
          ?
        </>
      )}
    </span>
  )
}

function mend(field: HTMLInputElement, domain: string) {
  field.value = field.value.slice(0, field.value.lastIndexOf('@') + 1) + domain
  field.focus()
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
