import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RouteLocation, Navigation } from './location.ts'
import { loadsDocument } from './loadsDocument.ts'
import { matchRoute } from './matchRoute.ts'
import type { AppRoute } from './route.ts'
import { resumeTraversal } from './useBlocker.ts'

/** Location with its matching route; undefined if the page cannot be shown. */
export interface Place {
  readonly here: RouteLocation
  readonly route: AppRoute | undefined
  /** Data that the server has embedded in the page. */
  readonly given?: unknown
}

/**
 * Router on top of the browser history. A navigation is a React transition, so the previous page stays until
 * the next one has loaded. Pages that need data from the server load as documents.
 */
export function useBrowserHistory(loaded: Place): { navigation: Navigation } & Omit<Place, 'here'> {
  const [{ here, route, given }, setPlace] = useState(loaded)
  const path = useRef(here.pathname + here.search)

  const show = useCallback((arrivedBy: RouteLocation['arrivedBy']) => {
    const { pathname, search } = location
    path.current = pathname + search
    const shown: RouteLocation = { pathname, search, state: history.state, arrivedBy }
    // Keeps the embedded data: the search page starts with it and then follows its address itself.
    startTransition(() => setPlace((before) => ({ ...before, here: shown, route: matchRoute(pathname) })))
  }, [])

  useEffect(() => {
    const travelled = () => {
      // `popstate` also fires for fragment navigation, which does not change the page.
      if (location.pathname + location.search === path.current) return
      if (loadsDocument(location.pathname)) location.reload()
      else show('travel')
    }
    addEventListener('popstate', travelled)
    // From here on, the script in the document head no longer reloads the page on Back and Forward.
    document.documentElement.dataset['travels'] = ''
    return () => removeEventListener('popstate', travelled)
  }, [show])

  const methods = useMemo<Omit<Navigation, 'location'>>(
    () => ({
      navigate: (to, { replace = false, state = null } = {}) => {
        if (resumeTraversal(to)) return
        const { pathname, search } = new URL(to, location.href)
        if (loadsDocument(pathname)) {
          location[replace ? 'replace' : 'assign'](to)
          return
        }
        // A link to the current address adds no history entry, as in browsers.
        const stays = pathname + search === path.current
        history[replace || stays ? 'replaceState' : 'pushState'](state, '', to)
        show('step')
      },
      loadDocument: import.meta.env.VITE_HOSTED_URL
        ? (to) => {
            void import('../network/hosted/providerSignIn.ts')
              .then(({ hostedAddress }) => hostedAddress(to))
              .then((address) => location.assign(address))
          }
        : (to) => location.assign(to),
      replaceState: (state, replaced = path.current) => {
        history.replaceState(state, '', replaced)
        path.current = replaced
      },
    }),
    [show],
  )
  return { navigation: useMemo(() => ({ location: here, ...methods }), [here, methods]), route, given }
}
