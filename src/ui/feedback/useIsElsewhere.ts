import { useSyncExternalStore } from 'react'

/** True while the document does not have the focus. */
export const useIsElsewhere = () => useSyncExternalStore(subscribe, () => !document.hasFocus())

function subscribe(changed: () => void) {
  addEventListener('focus', changed)
  addEventListener('blur', changed)
  return () => {
    removeEventListener('focus', changed)
    removeEventListener('blur', changed)
  }
}
