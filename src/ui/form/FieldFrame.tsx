import type { ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'

interface Props {
  id: string
  label: string
  hint: string | undefined
  message: string | undefined
  aside?: ReactNode
  children: ReactNode
}

/**
 * Label, message, control and hint, one below the other. Within a `field-row` these four lines are shared with the
 * other fields of the row, so that all controls begin at the same height.
 */
export function FieldFrame({ id, label, hint, message, aside, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id} className="mb-2 text-label">
        {label}
      </label>
      <FieldError id={id} message={message} className="col-span-2 row-start-2" />
      <div className="col-span-2 row-start-3 min-w-0">{children}</div>
      {hint && (
        <p id={`${id}-hint`} className="col-span-2 row-start-4 mt-2 text-hint text-muted">
          {hint}
        </p>
      )}
      {/* Beside the label, and after the control for the keyboard: Tab leads from the label's field to the next. */}
      {aside && <span className="col-start-2 row-start-1 mb-2 text-end text-label">{aside}</span>}
    </div>
  )
}

/** Attributes that tie a control to its hint, its message and any further descriptions. */
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
