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

/** Rendered HTML of a page, with the properties of its route that the build needs. */
export interface RenderedPage
  extends PageParts, Pick<AppRoute, 'modules' | 'leadsTo' | 'isGiven' | 'sendsForms'> {
  readonly pattern: string
}

interface PageParts {
  readonly head: string
  readonly body: string
}

/** Root actors in their initial states. They are never started. */
const actors = rootActorsOf(createActor(appMachine))

/**
 * Renders every route for a visitor without cookies, with sample data for routes rendered on request. The
 * error page has the pattern `failed`.
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
 * Renders a page on request.
 *
 * @param pattern path pattern of its route
 * @param pathname path of the request
 * @param given hydration data, which the page parses
 */
export async function renderWithData(pattern: string, pathname: string, given: unknown): Promise<PageParts> {
  const route = routes.find(({ path }) => path === pattern)
  if (!route) throw new Error(`There is no route ${pattern}.`)
  return renderAt(pathname, route, given)
}

/**
 * True for prerendered pages, which share the Open Graph picture of the site. Pages rendered on request have
 * their own.
 */
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

/** React's marker for content that the server has not rendered. */
const LEFT_OUT = '<!--$!-->'

/**
 * Renders a page to HTML. Tries the synchronous renderer first, which takes two thirds of the time but cannot
 * wait for lazy components.
 */
async function htmlOf(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(LEFT_OUT)) return html
  // Renders everything in place, because streamed chunks would need a script to move them there.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity })
  return new Response(prelude).text()
}

/** Sample path that matches the route. Parameters do not matter for prerendering. */
const sampleAddress = (route: AppRoute) => (route === notFound ? '/*' : route.path.replaceAll(/[:?]/g, ''))
