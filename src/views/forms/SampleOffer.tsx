import { useSelector } from '@xstate/react'
import type { AnyCommands } from '../../../machines/commands/commands.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { writingWords } from '../../words/shared/writing.ts'

interface Props {
  title: string
  text: string
  startLabel: string
  commands: AnyCommands
  onStart: () => void
  onLeave: () => void
}

/**
 * Offer to start from the sample named in the address. Nothing is created before the person accepts, because
 * a link alone must not change data.
 */
export function SampleOffer({ title, text, startLabel, commands, onStart, onLeave }: Props) {
  const isBusy = useSelector(commands, (state) => state.hasTag('busy'))
  return (
    <section aria-labelledby="sample" className="mb-6 rounded-panel border border-line bg-surface p-4 sm:p-6">
      <h2 id="sample" className="text-h3">
        {title}
      </h2>
      <p className="mt-1 max-w-measure text-pretty text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onStart}>
          {startLabel}
        </Button>
        <Button look="secondary" size="small" onClick={onLeave}>
          {writingWords.notNow}
        </Button>
      </div>
    </section>
  )
}
