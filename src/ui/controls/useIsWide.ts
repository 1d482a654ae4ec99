import { useCallback, useSyncExternalStore } from 'react'

/** True if the window has room for columns. `from` is in px at the browser's default text size of 16px. */
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
