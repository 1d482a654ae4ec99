import { useCallback, useEffect } from 'react'
import { useLeaveGuard } from '../routing/leaveGuard.ts'

interface Draft {
  readonly getSnapshot: () => { hasTag(tag: 'unsaved'): boolean }
  readonly send: (event: { type: 'save' } | { type: 'connected' } | { type: 'leave'; to: string }) => void
}

/**
 * Saves a draft by Ctrl+S, and as soon as the device is connected; asks before it is left with something unsaved.
 *
 * @param page receives the new connection instead of the draft, if it is given
 */
export function useWriting(draft: Draft, page: { send(event: { type: 'connected' }): void } = draft): void {
  useEffect(() => {
    const connect = () => page.send({ type: 'connected' })
    const saveAtOnce = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      draft.send({ type: 'save' })
    }
    addEventListener('online', connect)
    document.addEventListener('keydown', saveAtOnce)
    return () => {
      removeEventListener('online', connect)
      document.removeEventListener('keydown', saveAtOnce)
    }
  }, [draft, page])

  useLeaveGuard(
    useCallback(() => draft.getSnapshot().hasTag('unsaved'), [draft]),
    useCallback((to) => draft.send({ type: 'leave', to }), [draft]),
  )
}
