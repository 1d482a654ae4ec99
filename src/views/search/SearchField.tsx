import type { ComponentType, ReactNode } from 'react'
import { ErrorIcon } from '../../ui/tokens/icons.tsx'
import { controlWords } from '../../words/shared/controls.ts'

interface Props {
  id: string
  /** Name of the control, for screen readers. */
  label: string
  Icon?: ComponentType<{ className?: string }>
  message?: string | undefined
  children: ReactNode
}

/** A control of the search bar, whose icon and example say what it is for. */
export const SearchField = ({ id, label, Icon, message, children }: Props) => (
  <div className="min-w-0">
    <label htmlFor={id} className="sr-only">
      {label}
    </label>
    {message && (
      <p id={`${id}-error`} className="mb-2 flex gap-2 text-hint font-medium text-danger-text">
        <ErrorIcon className="h-[1lh] w-4.5 shrink-0" />
        <span className="min-w-0">
          <span className="sr-only">{controlWords.error} </span>
          {message}
        </span>
      </p>
    )}
    <div className="relative">
      {children}
      {Icon && <Icon className="pointer-events-none absolute start-4 top-4 size-5 text-subtle" />}
    </div>
  </div>
)
