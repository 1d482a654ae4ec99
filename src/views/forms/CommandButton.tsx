import { useSelector } from '@xstate/react'
import { isolate } from '../../../contract/isolate.ts'
import type { AnyCommands } from '../../../machines/commands/commands.ts'
import { Button } from '../../ui/controls/Button.tsx'

interface Props {
  label: string
  /** The title of what it is about, where several buttons say the same. */
  about: string
  commands: AnyCommands
  onPress: () => void
}

/** Runs one of the commands for something in a list, or asks about it. */
export function CommandButton({ label, about, commands, onPress }: Props) {
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  return (
    <Button
      look="quiet"
      size="row"
      className="min-h-11"
      aria-label={`${label}: ${isolate(about)}`}
      aria-disabled={busy || undefined}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
