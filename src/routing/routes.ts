import { applyingRoutes } from './areas/applying.ts'
import { authRoutes } from './areas/auth.ts'
import { candidateRoutes } from './areas/candidate.ts'
import { employerRoutes } from './areas/employer.ts'
import { publicRoutes } from './areas/public.ts'
import type { AppRoute } from './route.ts'

export { notFound } from '../pages/site/routes.tsx'

/** All routes (specification, 2). */
export const routes: readonly AppRoute[] = [
  ...publicRoutes,
  ...applyingRoutes,
  ...authRoutes,
  ...candidateRoutes,
  ...employerRoutes,
]
