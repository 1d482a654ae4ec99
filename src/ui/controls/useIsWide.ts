import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window has room for what stands beside each other, from so many pixels on. */
export function useIsWide(from: number): boolean {
  const query = `(min-width: ${from}px)`
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
