import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useId, useState, type ReactNode } from 'react'
import type { ApplicantItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { buttonLook } from '../../../ui/controls/buttonLook.ts'
import { nameOf } from '../../../words/applications/answering.ts'
import { applicantWords } from '../../../words/applications/applicant.ts'
import type { Waiting } from './Queue.tsx'

interface Props {
  waiting: Waiting
  reference: string
  /** Queue to open from here; undefined if it is visible beside the page. */
  queue: ReactNode
}

/**
 * Position of an applicant in the queue, with links to the previous and the next one. Renders nothing for
 * applicants outside the queue.
 */
export function QueueSteps({ waiting: { items, total }, reference, queue }: Props) {
  const place = items.findIndex((item) => item.reference === reference)
  if (place < 0 || total < 2) return null
  const words = applicantWords.queue.place(place, total)
  return (
    <div className="flex items-center gap-2 text-hint text-muted tabular-nums">
      {/* The key closes the panel when another applicant opens. */}
      {queue ? (
        <QueuePanel key={reference} label={words}>
          {queue}
        </QueuePanel>
      ) : (
        words
      )}
      <Step rel="prev" to={items[place - 1]} />
      <Step rel="next" to={items[place + 1]} />
    </div>
  )
}

const steps = {
  prev: { Icon: ChevronUp, words: applicantWords.queue.previous },
  next: { Icon: ChevronDown, words: applicantWords.queue.next },
} as const

/** Link to a neighbor in the queue, or a placeholder that keeps the other link in place. */
function Step({ rel, to }: { rel: keyof typeof steps; to: ApplicantItem | undefined }) {
  const { Icon, words } = steps[rel]
  const look = 'grid size-10 place-items-center rounded-control border'
  if (!to) {
    return (
      <span aria-hidden="true" className={`${look} border-line text-subtle`}>
        <Icon className="size-5" />
      </span>
    )
  }
  const name = words(nameOf(to))
  return (
    <a
      rel={rel}
      href={paths.applicant(to.reference)}
      aria-label={name}
      title={name}
      className={`${look} border-field bg-surface text-link hover:border-field-hover hover:bg-primary-soft`}
    >
      <Icon className="size-5" aria-hidden="true" />
    </a>
  )
}

/** Button that opens the queue, for windows without room for it. */
function QueuePanel({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonLook({ look: 'quiet', size: 'row' }, 'flex items-center gap-1 tabular-nums')}
      >
        {label}
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className="filter-panel p-0"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && children}
      </div>
    </>
  )
}
