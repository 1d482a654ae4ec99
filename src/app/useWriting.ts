import { useCallback } from 'react'
import { useBlocker } from '../routing/useBlocker.ts'
import { useSaveTriggers } from './useSaveTriggers.ts'

interface Draft {
  readonly getSnapshot: () => { hasTag(tag: 'unsaved'): boolean }
  readonly send: (event: { type: 'save' } | { type: 'connected' } | { type: 'leave'; to: string }) => void
}

/**
 * Saves a draft by Ctrl+S, and as soon as the device is connected; asks before it is left with something unsaved.
 *
 * @param page receives the new connection instead of the draft, if it is given
 */
export function useWriting(draft: Draft, page?: { send(event: { type: 'connected' }): void }): void {
  useSaveTriggers(draft, page)
  useBlocker(
    useCallback(() => draft.getSnapshot().hasTag('unsaved'), [draft]),
    useCallback((to) => draft.send({ type: 'leave', to }), [draft]),
  )
}
