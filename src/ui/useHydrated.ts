import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True after hydration, when a component may render differently from its prerendered HTML. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
