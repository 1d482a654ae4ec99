import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createActor } from 'xstate'
import { appMachine } from '../../machines/app/app.ts'
import { RootActorsContext, rootActorsOf } from '../app/actors.ts'
import { builtOrigin } from '../../contract/picture.ts'
import { App } from '../App.tsx'
import { PagePicture } from '../pages/shared/PagePicture.tsx'
import type { AppRoute } from '../routing/route.ts'
import { notFound, routes } from '../routing/routes.ts'
import { samples } from './samples.ts'

export { brand } from '../brand.ts'
export { companyPicture, jobPicture, sitePicture } from './picture.ts'

/** HTML of a page for its head and its root, with the source files of its modules. */
export interface RenderedPage
  extends PageParts, Pick<AppRoute, 'modules' | 'leadsTo' | 'isGiven' | 'sendsForms'> {
  readonly pattern: string
}

interface PageParts {
  readonly head: string
  readonly body: string
}

/** Actors in their initial states; they are never started. */
const actors = rootActorsOf(createActor(appMachine))

/**
 * Renders every route for a visitor without cookies, with sample data for routes rendered on request, and the
 * error page under the name `failed`.
 */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages = routes.map(async (route) => ({
    ...(await renderAt(sampleAddress(route), route, samples[route.path])),
    pattern: route.path,
    modules: route.modules,
    leadsTo: route.leadsTo,
    isGiven: route.isGiven,
    sendsForms: route.sendsForms,
  }))
  const failed = { ...(await renderAt('/')), pattern: 'failed', modules: [] }
  return [...(await Promise.all(pages)), failed]
}

/**
 * Renders a page on request, for the server.
 *
 * @param pattern path of its route
 * @param pathname path of the request
 * @param given hydration data; the page parses it
 */
export async function renderWithData(pattern: string, pathname: string, given: unknown): Promise<PageParts> {
  const route = routes.find(({ path }) => path === pattern)
  if (!route) throw new Error(`There is no route ${pattern}.`)
  return renderAt(pathname, route, given)
}

/** True for prerendered pages, which share the Open Graph picture of the site; pages rendered on request have their own. */
const hasSitePicture = (route?: AppRoute) => route?.path.startsWith('/') && !route.isGiven

async function renderAt(pathname: string, route?: AppRoute, given?: unknown): Promise<PageParts> {
  const html = await htmlOf(
    <RootActorsContext value={actors}>
      {hasSitePicture(route) && <PagePicture canonical={builtOrigin} />}
      <App here={{ pathname, search: '', state: null, arrivedBy: 'load' }} route={route} given={given} />
    </RootActorsContext>,
  )
  const [, head = '', body = ''] =
    /^((?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*)(.*)$/s.exec(html) ?? []
  return { head, body }
}

/** React's marker of content that it leaves to the client. */
const LEFT_OUT = '<!--$!-->'

/**
 * Renders loaded components synchronously, in two thirds of the time. Waits for the others, and reports
 * failures.
 */
async function htmlOf(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(LEFT_OUT)) return html
  // In place, however long: what comes later needs a script to get there.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}

/** Address that matches the route. Prerendering ignores parameters. */
const sampleAddress = (route: AppRoute) => (route === notFound ? '/*' : route.path.replaceAll(/[:?]/g, ''))
