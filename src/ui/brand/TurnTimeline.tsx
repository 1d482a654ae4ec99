import Building2 from 'lucide-react/icons/building-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { turnTimelineWords } from '../../words/shared/turnTimeline.ts'
import { Name } from '../text/Name.tsx'
import { inOrder } from '../text/inOrder.ts'

/** A step: the side of the turn, what happens, and its date. */
export interface TimelineStep {
  readonly side: 'you' | 'they'
  readonly name: ReactNode
  /** The turn and its time, or the time of the event. */
  readonly turn?: string | undefined
  readonly note?: string | undefined
  /** Its place in time, seen from today. */
  readonly place?: 'behind' | 'now' | 'ahead'
  /** An event between two stations. */
  readonly isBetween?: boolean
  /** Message or action of the step. */
  readonly more?: ReactNode
}

interface Props {
  label: string
  steps: readonly TimelineStep[]
  /** The name of the other side. */
  company: string
  /** As the main content of a page. */
  isLarge?: boolean
  /** Side of the turn before the first step shown, where earlier ones are hidden. */
  cameFrom?: TimelineStep['side'] | undefined
}

/**
 * Past and coming events in order. The line beside them lies in the lane of the side that has the turn, and changes lanes
 * with it. The drawing is hidden from screen readers: each step says its side in words.
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
