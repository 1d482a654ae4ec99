import { matchRoutes } from 'react-router-dom'
import { notFound, routes, type AppRoute } from './routes.tsx'

/** The route of a path. */
export const routeAt = (pathname: string): AppRoute =>
  matchRoutes([...routes], pathname)?.at(-1)?.route ?? notFound
