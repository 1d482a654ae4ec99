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
 * Frame of a field: label, error message, input and hint. In a `field-row` these are grid rows shared by all
 * fields, so that their inputs align.
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
      {/* Displayed beside the label, but after the input in tab order, so that Tab moves from input to
          input. */}
      {aside && <span className="col-start-2 row-start-1 mb-2 text-end text-label">{aside}</span>}
    </div>
  )
}

/** Attributes that connect an input with its hint, its message, and further descriptions. */
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
