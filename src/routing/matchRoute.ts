import { parse } from 'regexparam'
import type { AppRoute } from './route.ts'
import { notFound, routes } from './routes.ts'

/** The route of a path. */
export const matchRoute = (pathname: string): AppRoute =>
  routes.find(({ path }) => path.startsWith('/') && parse(path).pattern.test(pathname)) ?? notFound
