import { useCallback, useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { autosavingMachine, AutosavingFlow } from '../../machines/editing/autosaving.ts'
import type { Content, KeptContent, SavedContent } from '../../machines/editing/autosavingContext.ts'
import { useLeaveGuard } from '../routing/leaveGuard.ts'
import { useNavigation } from '../routing/location.ts'
import { useFlow } from './useFlow.ts'

/** Where the device keeps what is not saved yet. What is kept there is checked when it is read. */
interface Keeper {
  of(id: string): KeptContent | undefined
  keep(
    id: string,
    kept: { revision: number; before: Content; typed: Content; unanswered?: Content[] | undefined },
  ): void
  forget(id: string): void
}

/**
 * Has something save itself while it is written: what the server does not have stands on the device, nobody leaves it
 * without being asked, and it is saved as soon as the device is connected.
 *
 * @param machine with its effects provided; the same as long as the page lives
 */
export function useAutosaving(
  machine: typeof autosavingMachine,
  opened: SavedContent,
  keeper: Keeper,
): AutosavingFlow {
  const { id } = opened
  const { go } = useNavigation()
  const [kept] = useState(() => keeper.of(id))
  const flow = useFlow(machine, {
    input: { opened, kept },
    onDone: ({ to }) => {
      if (to !== undefined) go(to)
    },
  })

  useEffect(() => {
    const follow = (state: SnapshotFrom<typeof autosavingMachine>) => {
      const { saved, typed, unanswered } = state.context
      if (state.hasTag('unsaved')) {
        const { content: before, revision } = saved
        // The first is what the server most likely has; a device has little room.
        keeper.keep(id, { revision, before, typed, unanswered: unanswered.slice(0, 1) })
      }
      if (state.hasTag('saved')) keeper.forget(id)
    }
    follow(flow.getSnapshot())
    const followed = flow.subscribe(follow)
    return () => followed.unsubscribe()
  }, [flow, id, keeper])

  useEffect(() => {
    const tell = () => flow.send({ type: 'connected' })
    const saveAtOnce = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      flow.send({ type: 'save' })
    }
    addEventListener('online', tell)
    document.addEventListener('keydown', saveAtOnce)
    return () => {
      removeEventListener('online', tell)
      document.removeEventListener('keydown', saveAtOnce)
    }
  }, [flow])

  useLeaveGuard(
    useCallback(() => flow.getSnapshot().hasTag('unsaved'), [flow]),
    useCallback((to) => flow.send({ type: 'leave', to }), [flow]),
  )
  return flow
}
