import { useSelector } from '@xstate/react'
import { isolate } from '../../../contract/isolate.ts'
import type { AnyCommands } from '../../../machines/commands/commands.ts'
import { Button } from '../../ui/controls/Button.tsx'

interface Props {
  label: string
  /** Title of the item, which distinguishes buttons with the same label. */
  about: string
  commands: AnyCommands
  onPress: () => void
}

/** Button that runs a command on a list item, or opens its dialog. */
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
