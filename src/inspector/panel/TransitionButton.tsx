import type { CSSProperties } from 'react'
import type { ChartTransition } from '../../../machines/shared/chart.ts'
import { labelOf } from './layout.ts'
import type { Transitions } from '../transitions.ts'

interface Props {
  transition: ChartTransition
  position: number
  transitions: Transitions
  className?: string
  style?: CSSProperties
}

/** Button with the label of a transition, which sends its event. */
export function TransitionButton({ transition, position, transitions, className = '', style }: Props) {
  const obstacle = transitions.obstacle(position)
  const isTaken = transitions.taken.has(position)
  const look = isTaken
    ? 'border-accent bg-accent text-on-accent'
    : obstacle
      ? 'border-line bg-canvas text-subtle'
      : 'border-field bg-surface text-ink hover:border-field-hover hover:bg-primary-soft'
  return (
    <button
      type="button"
      style={style}
      aria-disabled={obstacle !== undefined}
      title={[transition.description, obstacle].filter(Boolean).join(' ')}
      onClick={() => {
        if (obstacle === undefined) transitions.send(position)
      }}
      className={`h-6 rounded-full border px-2 text-[14px] leading-none whitespace-nowrap ${look} ${obstacle ? 'cursor-default' : 'font-semibold'} ${className}`}
    >
      {labelOf(transition)}
      {isTaken && <span className="sr-only"> (taken in this step)</span>}
    </button>
  )
}
