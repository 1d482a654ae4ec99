import type { ReactNode } from 'react'

interface Props {
  id?: string
  isOpen?: boolean
  /** Once somebody has opened it. */
  onOpen?: () => void
  /** The name under which what it opens looks at it, and how it looks itself. */
  className: string
  look: string
  children: ReactNode
}

/**
 * On a phone, opens what comes after it, which hides while this is closed. The browser does so by itself, before there
 * are scripts and without them. From a tablet on there is room for all of it, and this is not there.
 */
export const CollapsibleOnPhone = ({ id, isOpen, onOpen, className, look, children }: Props) => (
  <details id={id} open={isOpen} className={`group sm:hidden print:hidden ${className}`}>
    <summary
      className={`flex cursor-pointer items-center rounded-control border border-field bg-surface [&::-webkit-details-marker]:hidden ${look}`}
      onClick={(event) => {
        // At once and not after the event: the keyboard of a phone comes only with a press.
        event.preventDefault()
        if (event.currentTarget.parentElement?.toggleAttribute('open')) onOpen?.()
      }}
    >
      {children}
    </summary>
  </details>
)
