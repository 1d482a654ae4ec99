import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page may differ from what was prerendered: false while it hydrates, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
