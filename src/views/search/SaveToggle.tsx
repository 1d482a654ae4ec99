import { useSelector } from '@xstate/react'
import type { SavingFlow } from '../../../machines/search/saving.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { savedWords } from '../../words/saved.ts'

interface Props {
  flow: SavingFlow
  slug: string
  /** Id of the job's title; only in a list. */
  describedBy?: string | undefined
}

/** Button that saves or removes a job. Rendered once the state has loaded; in a list, as an icon only. */
export function SaveToggle({ flow, slug, describedBy }: Props) {
  const isSaved = useSelector(flow, ({ context }) => context.shown[slug])
  const isInRow = describedBy !== undefined
  const isPending = useSelector(flow, ({ context }) => context.shown[slug] !== context.known[slug])
  return (
    isSaved !== undefined && (
      <Button
        look={isInRow ? 'quiet' : 'secondary'}
        size={isInRow ? 'row' : 'small'}
        className={isInRow ? 'max-sm:min-h-11' : ''}
        aria-describedby={describedBy}
        aria-busy={isPending}
        onClick={() => flow.send({ type: 'toggle', slug })}
      >
        <svg viewBox="0 0 16 16" className={`shrink-0 ${isInRow ? 'size-5' : 'size-4'}`} aria-hidden="true">
          <path
            d="M4 2h8v12l-4-3.2L4 14z"
            fill={isSaved ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        <span className={isInRow ? 'sr-only' : ''}>{isSaved ? savedWords.saved : savedWords.save}</span>
      </Button>
    )
  )
}
