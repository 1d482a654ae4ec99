import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { appliedInWords } from '../../words/saved.ts'
import { SaveToggle } from './SaveToggle.tsx'

interface Props extends ComponentProps<typeof SaveToggle> {
  now: number
}

/** Reader's own state in a row: whether they have applied for the job or saved it. */
export function OwnInRow({ now, ...saving }: Props) {
  const { flow, slug } = saving
  const appliedAt = useSelector(flow, ({ context }) => context.applied[slug])
  return (
    <>
      {appliedAt !== undefined && (
        <span className="font-medium text-ink">{appliedInWords(appliedAt, now)}</span>
      )}
      <span className="absolute end-[12px] top-3">
        <SaveToggle {...saving} />
      </span>
    </>
  )
}
