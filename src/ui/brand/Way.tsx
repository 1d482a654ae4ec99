import type { ReactNode } from 'react'
import { inOrder } from '../text/inOrder.ts'

/** One step of a way: who has the turn, what happens, and by when or when it did. */
export interface WayStep {
  readonly side: 'you' | 'they'
  readonly name: ReactNode
  /** Whose turn it is and for how long, or when it was. */
  readonly turn?: string | undefined
  readonly note?: string | undefined
  /** Where it lies, as seen from today. */
  readonly place?: 'behind' | 'now' | 'ahead'
  /** It happened between two stations. */
  readonly isBetween?: boolean
  /** What was said with it, or is to be done. */
  readonly more?: ReactNode
}

interface Props {
  label: string
  steps: readonly WayStep[]
  /** Where it is what the page is about. */
  isLarge?: boolean
  /** Whose turn it was before the first step that is shown, where there are earlier ones. */
  cameFrom?: WayStep['side'] | undefined
}

/**
 * What happened and what will, in order. The line beside it lies in the lane of whose turn it is, and crosses where the
 * turn does; it is drawn, and hidden from who cannot see it: each step says its side in words.
 */
export const Way = ({ label, steps, isLarge = false, cameFrom }: Props) => (
  <div className="way" data-large={isLarge || undefined}>
    <p className="lanes" aria-hidden="true">
      <span>You</span>
      <span>They</span>
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
