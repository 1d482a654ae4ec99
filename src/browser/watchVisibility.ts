import type { VisibilityEvent } from '../../machines/live/live.ts'

/**
 * Reports whether anybody can see the page, at once and whenever it changes, and when the device is connected again.
 *
 * @returns a function that ends it
 */
export function watchVisibility(report: (event: VisibilityEvent) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const look = () => report({ type: document.hidden ? 'hidden' : 'shown' })
  const unlessHidden = (event: VisibilityEvent) => () => {
    if (!document.hidden) report(event)
  }
  document.addEventListener('visibilitychange', look, { signal })
  // A window beside others is visible all the time.
  addEventListener('focus', unlessHidden({ type: 'focused' }), { signal })
  addEventListener('online', unlessHidden({ type: 'online' }), { signal })
  // Firefox ends what a page loads between these two.
  addEventListener('beforeunload', () => report({ type: 'leaving' }), { signal })
  addEventListener('pagehide', () => report({ type: 'hidden' }), { signal })
  addEventListener('pageshow', unlessHidden({ type: 'shown' }), { signal })
  look()
  return () => ended.abort()
}
