import { useSyncExternalStore } from 'react'

/** True if the person has turned to another window. */
export const useIsElsewhere = () => useSyncExternalStore(subscribe, () => !document.hasFocus())

function subscribe(changed: () => void) {
  addEventListener('focus', changed)
  addEventListener('blur', changed)
  return () => {
    removeEventListener('focus', changed)
    removeEventListener('blur', changed)
  }
}
