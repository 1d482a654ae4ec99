import { useCallback, useSyncExternalStore } from 'react'

/**
 * True if the window has at least a given width.
 *
 * @param from width in px at the browser's default text size of 16 px
 */
export function useIsWide(from: number): boolean {
  const query = `(min-width: ${from / 16}rem)`
  const follow = useCallback(
    (tell: () => void) => {
      const wide = matchMedia(query)
      wide.addEventListener('change', tell)
      return () => wide.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
