import { useEffect, useEffectEvent } from 'react'
import { paths, withNext } from '../../contract/paths.ts'
import type { NavigateEvent } from '../../machines/shared/navigate.ts'
import { useRootActors } from '../app/actors.ts'
import type { Navigation } from './location.ts'

/** Navigates on request of actors: for redirects of the session, and for flows of pages. */
export function useRedirects({ location, navigate, loadDocument }: Navigation): void {
  const { app, session } = useRootActors()
  const redirect = useEffectEvent((to: string) => navigate(to, { replace: true }))
  const here = useEffectEvent(() => location.pathname + location.search)
  const open = useEffectEvent(({ to, by }: NavigateEvent) => {
    if (by === 'load') loadDocument(to)
    else navigate(to, { replace: by === 'replace' })
  })

  // Subscribes once, not per page, because a new page may cause a redirect while it mounts.
  useEffect(() => {
    const redirects = session.on('redirect', ({ to }) => redirect(to))
    const logins = session.on('loginNeeded', ({ role }) => redirect(withNext(paths.login(role), here())))
    const steps = app.on('navigate', (step) => open(step))
    return () => {
      redirects.unsubscribe()
      logins.unsubscribe()
      steps.unsubscribe()
    }
  }, [app, session])
}
