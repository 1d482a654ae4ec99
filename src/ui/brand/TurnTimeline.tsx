import Building2 from 'lucide-react/icons/building-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { turnTimelineWords } from '../../words/shared/turnTimeline.ts'
import { Name } from '../text/Name.tsx'
import { inOrder } from '../text/inOrder.ts'

/** Entry of a timeline: the side whose turn it is, and a name for the event. */
export interface TimelineStep {
  readonly side: 'you' | 'they'
  readonly name: ReactNode
  /** Date of the event, or the turn with its due date. */
  readonly turn?: string | undefined
  readonly note?: string | undefined
  /** Position relative to today. */
  readonly place?: 'behind' | 'now' | 'ahead'
  /** True for an event between two main steps. */
  readonly isBetween?: boolean
  /** Message or action below the entry. */
  readonly more?: ReactNode
}

interface Props {
  label: string
  steps: readonly TimelineStep[]
  /** Name of the company, the other side. */
  company: string
  /** Larger size, for the main content of a page. */
  isLarge?: boolean
  /** Side of the turn before the first visible entry, if earlier ones are hidden. */
  cameFrom?: TimelineStep['side'] | undefined
}

/**
 * Timeline of past and coming events. A line runs beside them, in one lane per side, and changes lanes when
 * the turn passes. The line is hidden from screen readers, because each entry names its side.
 */
export const TurnTimeline = ({ label, steps, company, isLarge = false, cameFrom }: Props) => (
  <div className="turn-timeline" data-large={isLarge || undefined}>
    <p className="lanes" aria-hidden="true">
      <UserRound />
      <Building2 />
      <span>
        <UserRound />
        {turnTimelineWords.you}
      </span>
      <span>
        <Building2 />
        <Name>{company}</Name>
      </span>
    </p>
    <ol aria-label={label}>
      {inOrder(steps, ({ side, name, turn, note, place = 'ahead', isBetween = false, more }, index) => {
        const before = steps[index - 1]?.side ?? cameFrom
        const crosses = before !== undefined && before !== side
        return (
          <li
            data-side={side}
            data-place={place}
            data-crosses={crosses || undefined}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            {crosses && (
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d="M0 0a16 16 0 0 0 16 16a16 16 0 0 1 16 16" />
              </svg>
            )}
            {before && <i className="up" />}
            {index < steps.length - 1 && <i className="down" />}
            <b data-between={isBetween || undefined}>{place === 'behind' && !isBetween && <Tick />}</b>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className={`min-w-0 wrap-anywhere ${isBetween ? '' : 'text-action'}`}>{name}</span>
              {turn && <span className="text-caption text-subtle tabular-nums">{turn}</span>}
            </p>
            {note && <p className="text-hint wrap-anywhere text-muted">{note}</p>}
            {more}
          </li>
        )
      })}
    </ol>
  </div>
)

const Tick = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="m3.5 8.5 3 3 6-7" />
  </svg>
)
