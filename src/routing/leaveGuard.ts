import { useEffect } from 'react'

type Guard = (to: string) => boolean

let guard: Guard | undefined

/** Whether the page in place lets a navigation within the application happen; it may ask the person first. */
export const mayLeave: Guard = (to) => guard?.(to) ?? true

/**
 * Guards a page against being left with something unsaved: by a link, by Back, by closing the tab.
 *
 * @param isUnsaved asked at the moment of leaving
 * @param ask called when the person should be asked; where to, if they do leave
 */
export function useLeaveGuard(isUnsaved: () => boolean, ask: (to: string) => void): void {
  useEffect(() => {
    const own: Guard = (to) => {
      const leaves = new URL(to, location.href).pathname !== location.pathname
      if (!leaves || !isUnsaved()) return true
      ask(to)
      return false
    }
    const closing = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    const travelling = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      const { pathname, search } = new URL(event.destination.url)
      if (!own(pathname + search)) event.preventDefault()
    }
    guard = own
    addEventListener('beforeunload', closing)
    window.navigation?.addEventListener('navigate', travelling)
    return () => {
      guard = undefined
      removeEventListener('beforeunload', closing)
      window.navigation?.removeEventListener('navigate', travelling)
    }
  }, [isUnsaved, ask])
}
