import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { AppActor } from '../machines/app/app.ts'
import { RootActorsContext, rootActorsOf } from './app/actors.ts'
import type { RouteLocation } from './routing/location.ts'
import { watchErrors } from './clientErrors/watchErrors.ts'
import { App } from './App.tsx'
import { app as appLogic } from './app/app.ts'
import { startInspection } from './inspector/start.ts'
import { keepFocus } from './browser/keepFocus.ts'
import { awaitFirstTouch } from './browser/onFirstTouch.ts'
import { tolerateTranslation } from './browser/tolerateTranslation.ts'
import { matchRoute } from './routing/matchRoute.ts'
import type { AppRoute } from './routing/route.ts'
import { routes } from './routing/routes.ts'
import { LoadImageContext, type LoadImage } from './ui/drawing/ApiImage.tsx'
import { takeFromAddress } from './network/hosted/address.ts'
import './styles.css'

watchErrors()
if (import.meta.env.VITE_HOSTED_URL) takeFromAddress()

const watched = import.meta.env.DEV || import.meta.env.MODE === 'inspect' ? startInspection() : {}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')

const translation = tolerateTranslation(root)

const options = {
  // Errors caught by an error boundary are reported like uncaught ones.
  onCaughtError: reportError,
  onRecoverableError: (error: unknown) => {
    // Lazily loaded parts hydrate late. If a translation has changed them meanwhile, React renders them
    // again, which is expected.
    if (!translation.isTranslated()) reportError(error)
  },
}

const loadImage: LoadImage = async (src, signal) => {
  const hosted = await import('./network/hosted/image.ts')
  return hosted.loadImage(src, signal)
}

const application = (app: AppActor, route?: AppRoute, given?: unknown) => {
  const { pathname, search } = location
  const here: RouteLocation = { pathname, search, state: history.state, arrivedBy: 'load' }
  const page = <App here={here} route={route} given={given} onShown={translation.show} />
  return (
    <StrictMode>
      <RootActorsContext value={rootActorsOf(app)}>
        {import.meta.env.VITE_HOSTED_URL ? (
          <LoadImageContext value={loadImage}>{page}</LoadImageContext>
        ) : (
          page
        )}
      </RootActorsContext>
    </StrictMode>
  )
}

function show(place: HTMLElement, app: AppActor) {
  const pattern = place.dataset['route']
  if (pattern === undefined) {
    createRoot(place, options).render(application(app, matchRoute(location.pathname)))
    return
  }
  const given = document.getElementById('given')?.textContent
  const route = routes.find(({ path }) => path === pattern)
  hydrateRoot(place, application(app, route, given && JSON.parse(given)), options)
}

async function startHosted(app: AppActor) {
  app.start()
  const { startHostedSession } = await import('./app/hosted.ts')
  startHostedSession(app)
}

keepFocus()
// Runs in a separate task, so that the browser can handle input between loading the scripts and hydrating.
setTimeout(() => {
  const app = createActor(appLogic, { id: 'app', systemId: 'app', ...watched })
  const start = import.meta.env.VITE_HOSTED_URL ? () => void startHosted(app) : () => app.start()
  show(root, app)
  // A page that the browser prerenders starts on activation, because cookies may change until then.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
  awaitFirstTouch()
})
