import { PlainButton } from './PlainButton.tsx'
import type { Step } from '../source.ts'
import { eventName } from '../words.ts'

interface Props {
  steps: readonly Step[]
  lookedAt: Step | undefined
  onLookAt: (number: number | undefined) => void
}

/** Controls for viewing past steps of an actor. The application itself stays in its current state. */
export function TimeTravel({ steps, lookedAt, onLookAt }: Props) {
  const last = steps.length - 1
  const place = lookedAt ? steps.indexOf(lookedAt) : last
  const shown = steps[place]
  const go = (to: number) => onLookAt(to >= last ? undefined : steps[Math.max(0, to)]?.number)
  return (
    <div role="group" aria-label="Steps" className="ml-auto flex items-center gap-1">
      <PlainButton aria-label="Step back" aria-disabled={place <= 0} onClick={() => go(place - 1)}>
        ‹
      </PlainButton>
      <input
        type="range"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, place)}
        aria-label="Step"
        aria-valuetext={
          shown &&
          `${place + 1} of ${steps.length}, after ${eventName({ ...shown, event: shown.event.type, delay: undefined })}`
        }
        onChange={({ currentTarget }) => go(currentTarget.valueAsNumber)}
        className="w-24 accent-(--primary)"
      />
      <PlainButton aria-label="Step forward" aria-disabled={!lookedAt} onClick={() => go(place + 1)}>
        ›
      </PlainButton>
      <span className="min-w-14 text-center text-caption tabular-nums">
        {place + 1}/{steps.length}
      </span>
      <PlainButton aria-pressed={!lookedAt} onClick={() => onLookAt(undefined)}>
        Live
      </PlainButton>
    </div>
  )
}
