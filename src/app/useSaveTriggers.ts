import { useEffect } from 'react'

interface Saving {
  readonly send: (event: { readonly type: 'save' } | { readonly type: 'connected' }) => void
}

interface Connected {
  send(event: { readonly type: 'connected' }): void
}

/**
 * Saves a draft by Ctrl+S, and as soon as the device is connected.
 *
 * @param draft none as long as it is not open
 * @param page receives the new connection instead of the draft, if it is given
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
