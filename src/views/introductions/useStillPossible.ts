import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { AnyCommands } from '../../../machines/commands/commands.ts'

interface Cancellable {
  readonly send: (event: { readonly type: 'cancel' }) => void
}

/**
 * Closes the open dialog when its command is no longer possible, for example because the other side acted
 * first.
 */
export function useStillPossible(flow: AnyCommands & Cancellable, can: readonly string[]): void {
  const asked = useSelector(flow, ({ context }) => context.asked?.command)
  const isPointless = asked !== undefined && !can.includes(asked)
  useEffect(() => {
    if (isPointless) flow.send({ type: 'cancel' })
  }, [flow, isPointless])
}
