import { useEffect } from 'react'

type Blocker = (to: string) => boolean

const blockers = new Set<Blocker>()

/** Blocked Back or Forward navigation: its path, and its offset in the history. */
let blockedTraversal: { readonly to: string; readonly by: number } | undefined

/** True if the page blocks a navigation within the application, in which case it asks the person. */
export const isBlocked: Blocker = (to) => [...blockers].some((blocks) => blocks(to))

/** Resumes a blocked Back or Forward navigation to this path. Returns false if there was none. */
export function resumeTraversal(to: string): boolean {
  if (blockedTraversal?.to !== to) return false
  history.go(blockedTraversal.by)
  return true
}

/**
 * Blocks navigation away from a page with unsaved changes, by links, Back and Forward, or closing the tab.
 *
 * @param isUnsaved called on each navigation
 * @param ask called with the path of a blocked navigation
 */
export function useBlocker(isUnsaved: () => boolean, ask: (to: string) => void): void {
  useEffect(() => {
    const block = (to: string, by?: number) => {
      blockedTraversal = undefined
      const leaves = new URL(to, location.href).pathname !== location.pathname
      if (!leaves || !isUnsaved()) return false
      if (by !== undefined) blockedTraversal = { to, by }
      ask(to)
      return true
    }
    const closing = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    const travelling = (event: NavigateEvent) => {
      const { cancelable, destination, navigationType } = event
      if (navigationType !== 'traverse' || !cancelable) return
      const { pathname, search } = new URL(destination.url)
      const from = window.navigation.currentEntry
      if (block(pathname + search, from ? destination.index - from.index : undefined)) event.preventDefault()
    }
    blockers.add(block)
    addEventListener('beforeunload', closing)
    window.navigation?.addEventListener('navigate', travelling)
    return () => {
      blockers.delete(block)
      blockedTraversal = undefined
      removeEventListener('beforeunload', closing)
      window.navigation?.removeEventListener('navigate', travelling)
    }
  }, [isUnsaved, ask])
}
