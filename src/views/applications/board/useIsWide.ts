import { useSyncExternalStore } from 'react'

const query = '(min-width: 600px)'

const follow = (tell: () => void) => {
  const wide = matchMedia(query)
  wide.addEventListener('change', tell)
  return () => wide.removeEventListener('change', tell)
}

/** Whether columns stand beside each other. A column that is not shown is not there at all: its cards have no height. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches)
