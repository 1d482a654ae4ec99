import { useEffect } from 'react'

/**
 * Has the browser make ready what may follow. Its rules lie in the page, and are followed when the page itself needs
 * neither the network nor the processor any more.
 */
export function useSpeculation(): void {
  useEffect(() => {
    const left = new AbortController()
    const follow = () => {
      const rules = document.querySelector<HTMLTemplateElement>('#next')?.content.firstElementChild
      if (rules && !left.signal.aborted) document.head.append(rules)
    }
    // A browser that cannot wait until it has time knows no such rules either.
    const wait = () => 'requestIdleCallback' in window && requestIdleCallback(follow)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { signal: left.signal })
    return () => left.abort()
  }, [])
}
