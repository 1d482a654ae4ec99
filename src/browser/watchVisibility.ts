import type { VisibilityEvent } from '../../machines/live/live.ts'

/**
 * Reports the visibility of the page, at once and on changes, and when the device is back online.
 *
 * @returns function that unsubscribes
 */
export function watchVisibility(report: (event: VisibilityEvent) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const look = () => report({ type: document.hidden ? 'hidden' : 'shown' })
  const unlessHidden = (event: VisibilityEvent) => () => {
    if (!document.hidden) report(event)
  }
  document.addEventListener('visibilitychange', look, { signal })
  // A window next to others is always visible, so its focus counts.
  addEventListener('focus', unlessHidden({ type: 'focused' }), { signal })
  addEventListener('online', unlessHidden({ type: 'online' }), { signal })
  // Firefox aborts network requests between these two events.
  addEventListener('beforeunload', () => report({ type: 'leaving' }), { signal })
  addEventListener('pagehide', () => report({ type: 'hidden' }), { signal })
  addEventListener('pageshow', unlessHidden({ type: 'shown' }), { signal })
  look()
  return () => ended.abort()
}
