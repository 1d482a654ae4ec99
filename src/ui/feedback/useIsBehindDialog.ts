import { useSyncExternalStore } from 'react'

/** Whether a question stands before the page: nobody reaches what is behind it, and nobody hears it. */
export const useIsBehindDialog = () =>
  useSyncExternalStore(subscribe, () => document.querySelector('dialog:modal') !== null)

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
