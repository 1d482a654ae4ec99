import { useEffect, useEffectEvent } from 'react'
import { loadsDocument } from './loadsDocument.ts'
import type { Navigation, PageState } from './location.ts'
import { isBlocked } from './useBlocker.ts'

/** Handles clicks on links within the application. The browser handles links that load a document. */
export function useLinks({ location: here, navigate, replaceState }: Navigation): void {
  // Passes a typed email address to the next page, and stores it in this history entry for Back.
  const leave = useEffectEvent((to: string) => {
    const emailAddress = typedAddress()
    if (emailAddress) replaceState(Object.assign({}, here.state, { emailAddress } satisfies PageState))
    navigate(to, { state: { emailAddress } satisfies PageState })
  })

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = clickedPath(event)
      if (!to) return
      const blocked = isBlocked(to)
      if (!blocked && loadsDocument(new URL(to, location.href).pathname)) return
      event.preventDefault()
      if (!blocked) leave(to)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

const typedAddress = () =>
  document.querySelector<HTMLInputElement>('input[autocomplete~="username"]')?.value || undefined

/**
 * Path of an unmodified click on a link within this origin; undefined for clicks that the browser handles.
 */
function clickedPath(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || modified || event.button !== 0 || event.defaultPrevented) return undefined
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const samePage = link.pathname === location.pathname && link.search === location.search
  if (samePage && link.hash) return undefined
  return link.pathname + link.search + link.hash
}
