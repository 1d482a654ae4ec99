import { useSelector } from '@xstate/react'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { Button } from '../../ui/controls/Button.tsx'

interface Props {
  flow: SavingFlow
  slug: string
  /** What tells which job it is, where there are several. */
  describedBy?: string | undefined
  onToggle: (slug: string) => void
}

/** Saves a job, or takes it out: its name says how it stands. It is there once that is known. */
export function SaveToggle({ flow, slug, describedBy, onToggle }: Props) {
  const isSaved = useSelector(flow, ({ context }) => context.shown[slug])
  const isTold = useSelector(flow, ({ context }) => context.shown[slug] === context.known[slug])
  return (
    isSaved !== undefined && (
      <Button
        look="secondary"
        size={describedBy === undefined ? 'small' : 'row'}
        aria-describedby={describedBy}
        aria-busy={!isTold}
        onClick={() => onToggle(slug)}
      >
        <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
          <path
            d="M4 2h8v12l-4-3.2L4 14z"
            fill={isSaved ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {isSaved ? 'Saved' : 'Save'}
      </Button>
    )
  )
}
