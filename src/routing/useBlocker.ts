import { useEffect } from 'react'

type Blocker = (to: string) => boolean

const blockers = new Set<Blocker>()

/** Back or Forward that was blocked: its path, and its distance in the history. */
let blockedTraversal: { readonly to: string; readonly by: number } | undefined

/** True if the page blocks a navigation within the application. It then asks the person. */
export const isBlocked: Blocker = (to) => [...blockers].some((blocks) => blocks(to))

/** Resumes Back or Forward, if it was blocked on its way to this path. Returns whether it did. */
export function resumeTraversal(to: string): boolean {
  if (blockedTraversal?.to !== to) return false
  history.go(blockedTraversal.by)
  return true
}

/**
 * Blocks navigation away from a page with unsaved changes: by a link, by Back and Forward, by closing the tab.
 *
 * @param isUnsaved called when somebody navigates
 * @param ask called with the path of a navigation that was blocked
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
