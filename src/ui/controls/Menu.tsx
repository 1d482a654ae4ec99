import { useRef, useState, type ReactNode } from 'react'
import { useDismissal } from '../feedback/useDismissal.ts'
import { buttonLook, type ButtonLook } from './buttonLook.ts'

interface Props extends ButtonLook {
  label: string
  /** Accessible name, if the label alone is ambiguous. */
  name?: string
  /** Icon before the label, or in its place. */
  icon?: ReactNode
  /** Shows the icon without the label. */
  isIcon?: boolean
  /** Click handlers by label. */
  items: Readonly<Record<string, () => void>>
  /** Side of the button to which the list is aligned. */
  side?: 'start' | 'end'
}

const item = 'block w-full rounded-inner px-3 py-2.5 text-start whitespace-nowrap hover:bg-primary-soft'

/** Menu button with a list of secondary actions. */
export function Menu({
  label,
  name,
  icon,
  isIcon = false,
  items,
  look = 'secondary',
  size = 'small',
  side = 'start',
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  const close = () => setIsOpen(false)
  const closeAndStay = () => {
    close()
    button.current?.focus()
  }
  const doing = (act: () => void) => () => {
    closeAndStay()
    act()
  }
  useDismissal(area, isOpen, { onEscape: closeAndStay, onOutside: close })

  return (
    <details
      ref={area}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="relative w-fit print:hidden"
    >
      <summary
        ref={button}
        aria-label={name ?? (isIcon ? label : undefined)}
        title={isIcon ? label : undefined}
        className={buttonLook(
          { look, size },
          'flex cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden',
        )}
      >
        {icon}
        {!isIcon && label}
      </summary>
      {isOpen && (
        <ul
          className={`absolute top-full z-panel mt-2 rounded-control border border-line bg-raised p-2 shadow-card ${side === 'start' ? 'start-0' : 'end-0'}`}
        >
          {Object.entries(items).map(([action, act]) => (
            <li key={action}>
              <button type="button" className={item} onClick={doing(act)}>
                {action}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
