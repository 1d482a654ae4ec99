import type { ReactNode } from 'react'
import { ErrorIcon } from '../tokens/icons.tsx'

interface Props {
  id: string
  label: string
  hint: string | undefined
  message: string | undefined
  aside?: ReactNode
  children: ReactNode
}

/** What stands around a control: label, hint, and between hint and control what is wrong. */
export function FieldFrame({ id, label, hint, message, aside, children }: Props) {
  return (
    // The aside stands beside the label, and comes after the control for the keyboard: whoever types goes on to it.
    <div className="mb-5 flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
      <label htmlFor={id} className="mb-2 text-label">
        {label}
      </label>
      <div className="order-1 w-full min-w-0">
        {hint && (
          <p id={`${id}-hint`} className="mb-2 text-hint text-muted">
            {hint}
          </p>
        )}
        {message && (
          <p id={`${id}-error`} className="mb-2 flex gap-2 text-hint font-medium text-danger-text">
            <ErrorIcon className="h-[1lh] w-4.5 shrink-0" />
            <span className="min-w-0">
              <span className="sr-only">Error: </span>
              {message}
            </span>
          </p>
        )}
        {children}
      </div>
      {aside && <span className="mb-2 text-label">{aside}</span>}
    </div>
  )
}

/** What ties a control to its hint, its message and what else describes it. */
export const describedBy = (
  id: string,
  hint: string | undefined,
  message: string | undefined,
  more?: string,
) => ({
  'aria-invalid': message !== undefined || undefined,
  'aria-describedby':
    [hint && `${id}-hint`, message && `${id}-error`, more].filter(Boolean).join(' ') || undefined,
})
