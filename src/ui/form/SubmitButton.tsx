import { use } from 'react'
import { buttonLook } from '../controls/buttonLook.ts'
import { BusyContext } from './formContext.ts'

interface Props {
  /** Label while submitting, such as "Logging in". */
  busyWords: string
  children: string
}

/**
 * Submit button. While its form is being submitted it changes its label, and keeps its width and the focus.
 */
export function SubmitButton({ busyWords, children }: Props) {
  const busy = use(BusyContext)
  return (
    <button
      type="submit"
      aria-disabled={busy || undefined}
      className={buttonLook(
        {},
        'mt-2 grid w-full max-w-column grid-cols-[minmax(0,1fr)] place-items-center overflow-x-clip *:[grid-area:1/1] in-data-panel:sm:w-auto',
      )}
    >
      <span className={busy ? 'invisible' : ''}>{children}</span>
      <span className={`relative px-8 ${busy ? '' : 'invisible'}`}>
        {busy && <span className="spinner absolute inset-y-0 start-0 my-auto size-5" />}
        {busyWords}
      </span>
    </button>
  )
}
