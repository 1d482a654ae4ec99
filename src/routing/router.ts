import { matchRoutes } from 'react-router-dom'
import { areaAt, site } from './areas.ts'
import type { AppRoute } from './route.ts'

/** The route of a path. */
export async function routeAt(pathname: string): Promise<AppRoute> {
  const { routes } = await areaAt(pathname)()
  return matchRoutes([...routes], pathname)?.at(-1)?.route ?? (await site()).notFound
}
