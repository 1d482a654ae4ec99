import { useEffect } from 'react'

/**
 * Activates the speculation rules of the page once it has loaded and is idle, so that the browser prerenders
 * likely next pages.
 */
export function useSpeculation(): void {
  useEffect(() => {
    const left = new AbortController()
    const follow = () => {
      const rules = document.querySelector<HTMLTemplateElement>('#next')?.content.firstElementChild
      if (rules && !left.signal.aborted) document.head.append(rules)
    }
    // Browsers without `requestIdleCallback` do not support speculation rules either.
    const wait = () => 'requestIdleCallback' in window && requestIdleCallback(follow)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { signal: left.signal })
    return () => left.abort()
  }, [])
}
