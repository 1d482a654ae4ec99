import { routes as authRoutes } from './areas/auth.ts'
import { routes as memberRoutes } from './areas/members.ts'
import { routes as readingRoutes } from './areas/reading.ts'
import { notFound, routes as publicRoutes } from './areas/site.ts'
import type { AppRoute } from './route.ts'

export { notFound }

/** Every route (specification, 2). */
export const routes: readonly AppRoute[] = [...publicRoutes, ...readingRoutes, ...authRoutes, ...memberRoutes]
