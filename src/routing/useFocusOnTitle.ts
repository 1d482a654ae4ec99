import { useEffect, useRef } from 'react'
import type { RouteLocation } from './location.ts'

/**
 * Moves the focus to the title of a new page, where screen readers then start. The first page keeps its
 * focus.
 */
export function useFocusOnTitle({ pathname }: RouteLocation): void {
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('title')?.focus({ preventScroll: true })
  }, [pathname])
}
