import { useRef, useState } from 'react'
import { buttonLook } from '../../../ui/controls/buttonLook.ts'
import { useDismissal } from '../../../ui/feedback/useDismissal.ts'

interface Props {
  onCopy: () => void
  onPrint: () => void
  onReport: () => void
}

const item = 'block w-full rounded-inner px-3 py-2.5 text-start whitespace-nowrap hover:bg-primary-soft'

/** What else can be done with a job: behind a button, for it is seldom asked for. */
export function JobMore({ onCopy, onPrint, onReport }: Props) {
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
        className={buttonLook(
          { look: 'secondary', size: 'small' },
          'flex cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden',
        )}
      >
        More
      </summary>
      <ul className="absolute start-0 top-full z-panel mt-2 rounded-control border border-line bg-raised p-2 shadow-card">
        <li>
          <button type="button" className={item} onClick={doing(onCopy)}>
            Copy the link
          </button>
        </li>
        <li>
          <button type="button" className={item} onClick={doing(onPrint)}>
            Print
          </button>
        </li>
        <li>
          <button type="button" className={item} onClick={doing(onReport)}>
            Report this job
          </button>
        </li>
      </ul>
    </details>
  )
}
