import type { ComponentType, ReactNode } from 'react'
import { FieldError } from '../../ui/form/FieldError.tsx'

interface Props {
  id: string
  /** Accessible name of the control. */
  label: string
  Icon?: ComponentType<{ className?: string }>
  message?: string | undefined
  children: ReactNode
}

/** Control of the search bar, with an icon and a placeholder instead of a visible label. */
export const SearchField = ({ id, label, Icon, message, children }: Props) => (
  <div className="min-w-0">
    <label htmlFor={id} className="sr-only">
      {label}
    </label>
    <FieldError id={id} message={message} />
    <div className="relative">
      {children}
      {Icon && <Icon className="pointer-events-none absolute start-4 top-4 size-5 text-subtle" />}
    </div>
  </div>
)
