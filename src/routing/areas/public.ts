import { alertRoute } from '../../pages/alerts/alertRoute.tsx'
import { publicCompanyRoute } from '../../pages/companies/publicRoute.tsx'
import { jobRoute } from '../../pages/postings/jobRoute.tsx'
import { legalRoutes } from '../../pages/privacy/legalRoutes.tsx'
import { stopMailsRoute } from '../../pages/profile/stopMailsRoute.tsx'
import { sharedResumeRoute } from '../../pages/resumes/sharedRoute.tsx'
import { jobsRoute } from '../../pages/search/jobsRoute.tsx'
import { landingRoute } from '../../pages/site/landingRoute.tsx'
import { publicArea } from '../../pages/site/publicArea.tsx'
import { readingRoutes } from '../../pages/site/readingRoutes.tsx'
import { siteRoutes } from '../../pages/site/routes.tsx'
import { landingPages } from '../../words/pages/landingPages.ts'
import type { AppRoute } from '../route.ts'

/** Routes that are open to everyone. */
export const publicRoutes: readonly AppRoute[] = [
  ...siteRoutes,
  ...publicArea([
    jobsRoute,
    publicCompanyRoute,
    jobRoute,
    ...readingRoutes,
    ...landingPages.map(landingRoute),
    sharedResumeRoute,
    stopMailsRoute,
    alertRoute,
    ...legalRoutes,
  ]),
]
