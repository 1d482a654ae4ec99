import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True once the page may differ from its prerendered HTML; false while it hydrates. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
