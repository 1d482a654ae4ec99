import { matchRoutes } from 'react-router-dom'
import type { AppRoute } from './route.ts'
import { notFound, routes } from './routes.ts'

/** The route of a path. */
export const routeAt = (pathname: string): AppRoute =>
  matchRoutes([...routes], pathname)?.at(-1)?.route ?? notFound
