import type { ReactNode } from 'react'

interface Props {
  id?: string
  isOpen?: boolean
  /** Called when a person opens it. */
  onOpen?: () => void
  /** Classes of the element, including the `peer` name by which the content after it shows or hides. */
  className: string
  /** Classes of the button. */
  look: string
  children: ReactNode
}

/**
 * Disclosure on phones: shows or hides the content after it. It is a `details` element, so it works before hydration and
 * without scripts. Hidden from tablets on, where the content is always visible.
 */
export const CollapsibleOnPhone = ({ id, isOpen, onOpen, className, look, children }: Props) => (
  <details id={id} open={isOpen} className={`group sm:hidden print:hidden ${className}`}>
    <summary
      className={`flex cursor-pointer items-center rounded-control border border-field bg-surface [&::-webkit-details-marker]:hidden ${look}`}
      onClick={(event) => {
        // Synchronous: phones open the keyboard only while a press is handled.
        event.preventDefault()
        if (event.currentTarget.parentElement?.toggleAttribute('open')) onOpen?.()
      }}
    >
      {children}
    </summary>
  </details>
)
