import { prerender } from 'react-dom/static'
import { createActor } from 'xstate'
import { notificationsMachine } from '../../machines/notifications/notifications.ts'
import { sessionMachine } from '../../machines/session/session.ts'
import { RootActorsContext } from '../app/actors.ts'
import { App } from '../App.tsx'
import type { AppRoute } from '../routing/route.ts'
import { notFound, routes } from '../routing/routes.ts'

export { brand } from '../brand.ts'

/** One page as HTML: what belongs into its head, what belongs into its root, and the sources of its modules. */
export interface RenderedPage extends Pick<AppRoute, 'modules' | 'leadsTo'> {
  readonly pattern: string
  readonly head: string
  readonly body: string
}

/** They stand where they begin: nobody starts them. */
const actors = { session: createActor(sessionMachine), notifications: createActor(notificationsMachine) }

/** Renders every route as it stands before anybody looked at a cookie. */
export async function renderPages(): Promise<RenderedPage[]> {
  return Promise.all(
    routes.map(async (route) => {
      const { prelude } = await prerender(
        <RootActorsContext value={actors}>
          <App
            address={{ pathname: sampleAddress(route), search: '', state: null, arrivedBy: 'load' }}
            route={route}
          />
        </RootActorsContext>,
      )
      const html = await new Response(prelude).text()
      const [, head = '', body = ''] =
        /^((?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*)(.*)$/s.exec(html) ?? []
      return { pattern: route.path, head, body, modules: route.modules, leadsTo: route.leadsTo }
    }),
  )
}

/** An address that the route matches. Parameters play no part in what is rendered beforehand. */
const sampleAddress = (route: AppRoute) => (route === notFound ? '/*' : route.path.replaceAll(/[:?]/g, ''))
