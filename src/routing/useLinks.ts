import { useEffect, useEffectEvent } from 'react'
import { isLoaded } from './isLoaded.ts'
import type { Navigation, PageState } from './location.ts'
import { isBlocked } from './useBlocker.ts'

/** Follows every link to a page of our own that the browser need not load. */
export function useLinks({ here, go, amend }: Navigation): void {
  // The address that was typed is not asked for again: not by the next page, nor by this one after Back.
  const leave = useEffectEvent((to: string) => {
    const emailAddress = typedAddress()
    if (emailAddress) amend(Object.assign({}, here.state, { emailAddress } satisfies PageState))
    go(to, { state: { emailAddress } satisfies PageState })
  })

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = clickedPath(event)
      if (!to) return
      const blocked = isBlocked(to)
      if (!blocked && isLoaded(new URL(to, location.href).pathname)) return
      event.preventDefault()
      if (!blocked) leave(to)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

const typedAddress = () =>
  document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value || undefined

/** The path of a plain click on a link to another page of this origin; everything else is left to the browser. */
function clickedPath(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || modified || event.button !== 0 || event.defaultPrevented) return undefined
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const samePage = link.pathname === location.pathname && link.search === location.search
  if (samePage && link.hash) return undefined
  return link.pathname + link.search + link.hash
}
