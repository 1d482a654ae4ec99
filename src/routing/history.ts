import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RouteLocation, Navigation } from './location.ts'
import { onFirstTouch } from '../browser/onFirstTouch.ts'
import { isFollowed } from './inPlace.ts'
import { reloadOnce } from './reload.ts'
import type { AppRoute } from './route.ts'

/** A location, and the route of the page there; none, where the router could not be loaded. */
export interface Place {
  readonly here: RouteLocation
  readonly route: AppRoute | undefined
  /** What the server has given the page to show. */
  readonly given?: unknown
}

/** A page that the browser loads names its route itself: the router comes with the first step to another one. */
const loadRouter = onFirstTouch(() => import('./router.ts'))

/** Where the browser's history stands. The page before stays until the one that was asked for is there. */
export function useHistory(loaded: Place): { navigation: Navigation } & Omit<Place, 'here'> {
  const [{ here, route, given }, setPlace] = useState(loaded)
  const path = useRef(here.pathname + here.search)

  const arrive = useCallback((arrivedBy: RouteLocation['arrivedBy']) => {
    const { pathname, search } = location
    const arrived: RouteLocation = { pathname, search, state: history.state, arrivedBy }
    // A page that follows its address itself goes on with what it was given.
    const show = (found?: AppRoute) =>
      startTransition(() => setPlace(({ given: before }) => ({ here: arrived, route: found, given: before })))
    const load = () => {
      if (arrivedBy === 'travel') location.reload()
      // A reload would begin where the page before was scrolled to.
      else location.replace(location.href)
    }
    let isLeaving = false
    const leave = () => {
      isLeaving = true
    }
    const meet = (found: AppRoute) => {
      // Somebody has stepped on meanwhile.
      if (path.current !== pathname + search) return
      // Only the server has what some pages show.
      if (!found.isGiven || found.standsAlone || isFollowed(pathname)) show(found)
      // To load this page would stop the browser on its way to another one.
      else if (!isLeaving) load()
    }
    const fail = () => {
      // Firefox stops what a page loads as soon as it is being left.
      if (isLeaving) return
      show()
      reloadOnce()
    }
    path.current = pathname + search
    // Not for longer than this takes: Firefox does not keep a page that listens to it.
    addEventListener('beforeunload', leave)
    loadRouter()
      .then(({ routeAt }) => meet(routeAt(pathname)))
      .catch(fail)
      .finally(() => removeEventListener('beforeunload', leave))
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
