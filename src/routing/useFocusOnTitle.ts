import { useEffect, useRef } from 'react'
import type { RouteLocation } from './location.ts'

/** After a change of page, reading goes on at its title. The first page is left as the browser shows it. */
export function useFocusOnTitle({ pathname }: RouteLocation): void {
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('title')?.focus({ preventScroll: true })
  }, [pathname])
}
