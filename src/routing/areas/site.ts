import { applyRoute } from '../../pages/applications/applyRoute.tsx'
import { publicCompanyRoute } from '../../pages/companies/publicRoute.tsx'
import { jobRoute } from '../../pages/postings/jobRoute.tsx'
import { jobsRoute } from '../../pages/search/jobsRoute.tsx'
import { publicArea } from '../../pages/site/publicArea.tsx'
import { notFound, siteRoutes } from '../../pages/site/routes.tsx'
import type { AppRoute } from '../route.ts'

export { notFound }

/** The pages that everybody may see. */
export const routes: readonly AppRoute[] = [
  ...siteRoutes,
  ...publicArea([jobsRoute, publicCompanyRoute, jobRoute, applyRoute]),
]
