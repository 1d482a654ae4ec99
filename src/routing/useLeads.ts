import { useEffect, useEffectEvent, useRef } from 'react'
import type { NavigateEvent } from '../../machines/shared/navigate.ts'
import { useRootActors } from '../app/actors.ts'
import type { RouteLocation, Navigation, PageState } from './location.ts'
import { isLoaded } from './isLoaded.ts'
import { mayLeave } from './leaveGuard.ts'

/** Follows what leads somewhere: the session's redirects, and every link to a page of our own. */
export function useLeads({ here, go, load, amend }: Navigation): void {
  const { app, session } = useRootActors()

  const redirect = useEffectEvent((to: string) => go(to, { replace: true }))
  const open = useEffectEvent(({ to, by }: NavigateEvent) => {
    if (by === 'load') load(to)
    else go(to, { replace: by === 'replace' })
  })

  // The address that was typed is not asked for again: not by the next page, nor by this one after Back.
  const leave = useEffectEvent((to: string) => {
    const emailAddress = typedAddress()
    if (emailAddress) amend(Object.assign({}, here.state, { emailAddress } satisfies PageState))
    go(to, { state: { emailAddress } satisfies PageState })
  })

  // Not to be taken up anew with every page: a new page may be what leads on at once.
  useEffect(() => {
    const redirects = session.on('redirect', ({ to }) => redirect(to))
    // The one place at which flows open pages.
    const steps = app.on('navigate', (step) => open(step))
    return () => {
      redirects.unsubscribe()
      steps.unsubscribe()
    }
  }, [app, session])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = clickedPath(event)
      if (!to) return
      const isFree = mayLeave(to)
      if (isFree && isLoaded(new URL(to, location.href).pathname)) return
      event.preventDefault()
      if (isFree) leave(to)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])

  useFocusOnTitle(here)
}

/** After a change of page, reading goes on at its title. The first page is left as the browser shows it. */
function useFocusOnTitle({ pathname, arrivedBy }: RouteLocation): void {
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('title')?.focus({ preventScroll: true })
    if (arrivedBy !== 'travel') scrollTo(0, 0)
  }, [pathname, arrivedBy])
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
