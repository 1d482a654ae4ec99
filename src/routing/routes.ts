import { authRoutes } from '../pages/auth/routes.tsx'
import { companyRoute, publicCompanyRoute } from '../pages/companies/routes.tsx'
import { editPostingRoute } from '../pages/postings/editorRoute.tsx'
import { jobRoute } from '../pages/postings/jobRoute.tsx'
import { employerHomeRoute, postingRoutes } from '../pages/postings/routes.tsx'
import { jobsRoute } from '../pages/search/jobsRoute.tsx'
import { employerSettingsRoute, profileRoute } from '../pages/profile/routes.tsx'
import { memberArea } from '../pages/session/memberArea.tsx'
import { homeRoutes } from '../pages/session/routes.tsx'
import { infoRoute } from '../pages/site/infoRoute.tsx'
import { publicArea } from '../pages/site/publicArea.tsx'
import { notFound, siteRoutes } from '../pages/site/routes.tsx'
import { candidatePages, employerPages } from '../words/pages.ts'
import type { AppRoute } from './route.ts'

export { notFound }

/** Every route (specification, 2). */
export const routes: readonly AppRoute[] = [
  ...siteRoutes,
  ...publicArea([jobsRoute, publicCompanyRoute, jobRoute]),
  ...authRoutes,
  ...memberArea('candidate', [...homeRoutes.candidate, profileRoute, ...candidatePages.map(infoRoute)]),
  ...memberArea('employer', [
    employerHomeRoute,
    ...homeRoutes.employer,
    ...postingRoutes,
    companyRoute,
    employerSettingsRoute,
    editPostingRoute,
    ...employerPages.map(infoRoute),
  ]),
]
