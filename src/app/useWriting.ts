import { useCallback } from 'react'
import { useBlocker } from '../routing/useBlocker.ts'
import { useSaveTriggers } from './useSaveTriggers.ts'

interface Draft {
  readonly getSnapshot: () => { hasTag(tag: 'unsaved'): boolean }
  readonly send: (event: { type: 'save' } | { type: 'connected' } | { type: 'leave'; to: string }) => void
}

/**
 * Saves a draft on Ctrl+S or Cmd+S, and when the device is back online. Blocks navigation while the draft has
 * unsaved changes.
 *
 * @param page receives the event `connected` instead of the draft
 */
export function useWriting(draft: Draft, page?: { send(event: { type: 'connected' }): void }): void {
  useSaveTriggers(draft, page)
  useBlocker(
    useCallback(() => draft.getSnapshot().hasTag('unsaved'), [draft]),
    useCallback((to) => draft.send({ type: 'leave', to }), [draft]),
  )
}
