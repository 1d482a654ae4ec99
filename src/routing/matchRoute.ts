import { matchPath } from 'react-router-dom'
import type { AppRoute } from './route.ts'
import { notFound, routes } from './routes.ts'

/** First route that matches a path, or else the page for unknown addresses. */
export const matchRoute = (pathname: string): AppRoute =>
  routes.find(({ path }) => path.startsWith('/') && matchPath(path, pathname)) ?? notFound
