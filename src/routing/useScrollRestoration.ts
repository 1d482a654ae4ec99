import { useEffect, useLayoutEffect, useRef } from 'react'
import { loadsDocument } from './loadsDocument.ts'
import type { RouteLocation } from './location.ts'

/** Scroll position of each history entry of this document, in px. */
const positions = new Map<string, number>()

/**
 * Scroll restoration. A link opens its page at the top. Back and Forward restore the scroll position after
 * the page has rendered with its data, because it may be too short before. Browsers without the Navigation
 * API restore it themselves, while the previous page is still visible.
 */
export function useScrollRestoration(here: RouteLocation): void {
  const shown = useRef<() => void>(undefined)
  const path = useRef(here.pathname)

  useEffect(() => {
    const wait = (event: NavigateEvent) => {
      const from = window.navigation.currentEntry
      if (from) positions.set(from.key, scrollY)
      if (event.navigationType !== 'traverse' || !event.canIntercept || event.defaultPrevented) return
      const to = new URL(event.destination.url)
      if (loadsDocument(to.pathname) || to.pathname + to.search === location.pathname + location.search)
        return
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: async () => {
          await new Promise<void>((resolve) => {
            shown.current = resolve
          })
          await whenLoaded(event.signal)
          if (!event.signal.aborted) scrollTo(0, positions.get(event.destination.key) ?? 0)
        },
      })
    }
    window.navigation?.addEventListener('navigate', wait)
    return () => window.navigation?.removeEventListener('navigate', wait)
  }, [])

  useLayoutEffect(() => {
    if (here.arrivedBy === 'travel') shown.current?.()
    else if (here.pathname !== path.current) scrollTo(0, 0)
    path.current = here.pathname
  }, [here])
}

/** Resolves when no part of the page is loading. */
const whenLoaded = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!signal.aborted && document.querySelector('[data-loading]')) return
      loading.disconnect()
      resolve()
    }
    const loading = new MutationObserver(look)
    loading.observe(document.body, { childList: true, subtree: true })
    signal.addEventListener('abort', look)
    look()
  })
