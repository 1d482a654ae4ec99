import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RouteLocation, Navigation } from './location.ts'
import { isLoaded } from './isLoaded.ts'
import { matchRoute } from './matchRoute.ts'
import type { AppRoute } from './route.ts'
import { resumeTraversal } from './useBlocker.ts'

/** A location, and the route of the page there; none, where it cannot be shown. */
export interface Place {
  readonly here: RouteLocation
  readonly route: AppRoute | undefined
  /** What the server has given the page to show. */
  readonly given?: unknown
}

/** Where the browser's history stands. The page before stays until the one that was asked for is there. */
export function useHistory(loaded: Place): { navigation: Navigation } & Omit<Place, 'here'> {
  const [{ here, route, given }, setPlace] = useState(loaded)
  const path = useRef(here.pathname + here.search)

  const arrive = useCallback((arrivedBy: RouteLocation['arrivedBy']) => {
    const { pathname, search } = location
    path.current = pathname + search
    if (isLoaded(pathname)) {
      if (arrivedBy === 'travel') location.reload()
      // A reload would begin where the page before was scrolled to.
      else location.replace(location.href)
      return
    }
    const arrived: RouteLocation = { pathname, search, state: history.state, arrivedBy }
    // A page that follows its address itself goes on with what it was given.
    startTransition(() => setPlace((before) => ({ ...before, here: arrived, route: matchRoute(pathname) })))
  }, [])

  useEffect(() => {
    const travelled = () => {
      // A jump within the page is told as a travel too, and changes nothing.
      if (location.pathname + location.search !== path.current) arrive('travel')
    }
    addEventListener('popstate', travelled)
    // Until now the script in the page's head has loaded each page that somebody travelled to.
    document.documentElement.dataset['travels'] = ''
    return () => removeEventListener('popstate', travelled)
  }, [arrive])

  const ways = useMemo<Omit<Navigation, 'here'>>(
    () => ({
      go: (to, { replace = false, state = null } = {}) => {
        if (resumeTraversal(to)) return
        const { pathname, search } = new URL(to, location.href)
        // As a browser has it: who is there already makes no entry.
        const stays = pathname + search === path.current
        history[replace || stays ? 'replaceState' : 'pushState'](state, '', to)
        arrive('step')
      },
      load: (to) => location.assign(to),
      amend: (state, amended = path.current) => {
        history.replaceState(state, '', amended)
        path.current = amended
      },
    }),
    [arrive],
  )
  return { navigation: useMemo(() => ({ here, ...ways }), [here, ways]), route, given }
}
