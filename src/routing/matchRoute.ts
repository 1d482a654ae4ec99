import { matchPath } from 'react-router-dom'
import type { AppRoute } from './route.ts'
import { notFound, routes } from './routes.ts'

/** The route that matches a path: the first one in the list. */
export const matchRoute = (pathname: string): AppRoute =>
  routes.find(({ path }) => path.startsWith('/') && matchPath(path, pathname)) ?? notFound
