import { useEffect } from 'react'

interface Saving {
  readonly send: (event: { readonly type: 'save' } | { readonly type: 'connected' }) => void
}

interface Connected {
  send(event: { readonly type: 'connected' }): void
}

/**
 * Saves a draft on Ctrl+S or Cmd+S, and when the device is back online.
 *
 * @param draft undefined until it has loaded
 * @param page receives the event `connected` instead of the draft
 */
export function useSaveTriggers(draft: Saving | undefined, page: Connected | undefined = draft): void {
  useEffect(() => {
    const connect = () => page?.send({ type: 'connected' })
    const saveAtOnce = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      draft?.send({ type: 'save' })
    }
    addEventListener('online', connect)
    document.addEventListener('keydown', saveAtOnce)
    return () => {
      removeEventListener('online', connect)
      document.removeEventListener('keydown', saveAtOnce)
    }
  }, [draft, page])
}
