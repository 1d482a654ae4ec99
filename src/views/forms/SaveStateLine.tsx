import type { Failure } from '../../../machines/shared/failure.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckIcon, ErrorIcon, RingIcon } from '../../ui/tokens/icons.tsx'
import { shortTime, timeOfDay } from '../../words/dates.ts'
import { DashedRingIcon, LockIcon, TwoRingsIcon } from './saveShapes.tsx'
import { writingWords } from '../../words/shared/writing.ts'
import { controlWords } from '../../words/shared/controls.ts'

/**
 * Time of the last save with a leading space, such as " 2:32 PM", or with a date if it was not today. Empty
 * if nothing was saved.
 */
export function savedAtInWords(savedAt: number | undefined, now: number): string {
  if (savedAt === undefined) return ''
  const at = new Date(savedAt)
  const isToday = at.toDateString() === new Date(now).toDateString()
  return ` ${isToday ? timeOfDay(at.toISOString()) : shortTime(at.toISOString(), now)}`
}

const Turning = ({ className }: { className?: string }) => <span className={`spinner ${className}`} />

const shapes = {
  open: RingIcon,
  turning: Turning,
  done: CheckIcon,
  dashed: DashedRingIcon,
  failed: ErrorIcon,
  twice: TwoRingsIcon,
  locked: LockIcon,
} as const

export const { offline } = writingWords

/** Icon and text of a save state. */
export type ToldSaving = readonly [shape: keyof typeof shapes, words: string]

interface Props {
  shape: ToldSaving[0]
  words: string
  failure: Failure | undefined
  onTryAgain?: (() => void) | undefined
}

/** Line with a save state and an icon. Only failures are announced, once each. */
export function SaveStateLine({ shape, words, failure, onTryAgain }: Props) {
  const Shape = shapes[shape]
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="flex min-w-0 items-center gap-x-2">
        <Shape className={`size-5 shrink-0 ${shape === 'failed' ? 'text-danger-text' : 'text-muted'}`} />
        <span className="min-w-0 text-hint text-muted tabular-nums">{words}</span>
      </span>
      {onTryAgain && (
        <Button look="quiet" size="small" onClick={onTryAgain}>
          {controlWords.tryAgain}
        </Button>
      )}
      <p role="status" className="sr-only">
        {failure?.code === 'offline' ? offline : failure?.message}
      </p>
    </div>
  )
}
