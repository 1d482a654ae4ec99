import { useEffect, useEffectEvent } from 'react'
import type { AnyCommands } from '../../../machines/commands/commands.ts'

/**
 * Changes the page when a command is done: empties its form, or closes it.
 *
 * @param follow takes the name of the command; the flow has it as the one that ran
 */
export function useDone(commands: AnyCommands, follow: (command: string) => void): void {
  const followed = useEffectEvent(follow)
  useEffect(() => {
    const done = commands.on('command.done', ({ command }) => followed(command))
    return () => done.unsubscribe()
  }, [commands])
}
