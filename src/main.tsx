import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { notificationsMachine } from '../machines/notifications/notifications.ts'
import { RootActorsContext } from './app/actors.ts'
import type { RouteLocation } from './routing/location.ts'
import { keepInAccount } from './app/keepInAccount.ts'
import { App } from './App.tsx'
import { session as sessionLogic } from './effects/session.ts'
import { startInspection } from './inspector/start.ts'
import { keepFocus } from './browser/keepFocus.ts'
import { awaitFirstTouch } from './browser/onFirstTouch.ts'
import { tolerateTranslation } from './browser/tolerateTranslation.ts'
import { areaAt } from './routing/areas.ts'
import { reloadOnce } from './routing/reload.ts'
import type { AppRoute } from './routing/route.ts'
import './styles.css'

const watched = import.meta.env.DEV || import.meta.env.MODE === 'inspect' ? startInspection() : {}

const session = createActor(sessionLogic, { id: 'session', ...watched })
const notifications = createActor(notificationsMachine, { id: 'notifications', ...watched })

session.on('notice', ({ notice }) => notifications.send({ type: 'show', notice }))
session.subscribe((snapshot) => {
  // The script in the page's head has set this from the cookie, before the first paint.
  if (!snapshot.hasTag('unknown'))
    document.documentElement.toggleAttribute('data-member', Object.keys(snapshot.context.users).length > 0)
})

keepInAccount(session)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')

const showTranslations = tolerateTranslation(root)

const application = (route?: AppRoute, given?: unknown) => {
  const { pathname, search } = location
  const here: RouteLocation = { pathname, search, state: history.state, arrivedBy: 'load' }
  return (
    <StrictMode>
      <RootActorsContext value={{ session, notifications, ...watched }}>
        <App here={here} route={route} given={given} onShown={showTranslations} />
      </RootActorsContext>
    </StrictMode>
  )
}

function show(place: HTMLElement) {
  const pattern = place.dataset['route']
  if (pattern === undefined) {
    void import('./routing/router.ts').then(async ({ routeAt }) =>
      createRoot(place).render(application(await routeAt(location.pathname))),
    )
    return
  }
  const given = document.getElementById('given')?.textContent
  const hydrate = (route?: AppRoute) => hydrateRoot(place, application(route, given && JSON.parse(given)))
  if (pattern === 'failed') hydrate()
  else {
    areaAt(pattern)().then(({ routes }) => hydrate(routes.find(({ path }) => path === pattern)), reloadOnce)
  }
}

function start() {
  notifications.start()
  session.start()
}

keepFocus()
// In a task of its own: a tap is answered between the reading of what was loaded and this.
setTimeout(() => {
  show(root)
  // A page that the browser makes ready in advance has no visitor yet, and by the time it has, other cookies may be
  // there.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
  awaitFirstTouch()
})
