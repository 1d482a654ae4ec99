import { authRoutes as passwordRoutes } from '../../pages/auth/routes.tsx'
import { identityRoutes } from '../../pages/identity/routes.tsx'
import type { AppRoute } from '../route.ts'

/** Routes for login, registration and passwords. */
export const authRoutes: readonly AppRoute[] = [...passwordRoutes, ...identityRoutes]
