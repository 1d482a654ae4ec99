import { inOrder } from '../text/inOrder.ts'

/** One step of a way: who has the turn, what happens, and by when. */
export interface WayStep {
  readonly side: 'you' | 'they'
  readonly name: string
  /** Whose turn it is, and for how long. */
  readonly turn: string
  readonly note?: string | undefined
}

/**
 * What will happen, in order. The line beside it lies in the lane of whose turn it is, and crosses where the turn does;
 * it is drawn, and hidden from who cannot see it: each step says its side in words.
 */
export const Way = ({ label, steps }: { label: string; steps: readonly WayStep[] }) => (
  <div className="way">
    <p className="lanes" aria-hidden="true">
      <span>You</span>
      <span>They</span>
    </p>
    <ol aria-label={label}>
      {inOrder(steps, ({ side, name, turn, note }, index) => {
        const before = steps[index - 1]
        const crosses = before !== undefined && before.side !== side
        return (
          <li data-side={side} data-crosses={crosses || undefined}>
            {crosses && (
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d="M0 0a16 16 0 0 0 16 16a16 16 0 0 1 16 16" />
              </svg>
            )}
            {before && <i className="up" />}
            {index < steps.length - 1 && <i className="down" />}
            <b />
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 text-action">{name}</span>
              <span className="text-caption text-subtle tabular-nums">{turn}</span>
            </p>
            {note && <p className="text-hint text-muted">{note}</p>}
          </li>
        )
      })}
    </ol>
  </div>
)
