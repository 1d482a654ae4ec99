import { publicCompanyRoute } from '../../pages/companies/publicRoute.tsx'
import { jobRoute } from '../../pages/postings/jobRoute.tsx'
import { stopMailsRoute } from '../../pages/profile/stopMailsRoute.tsx'
import { sharedResumeRoute } from '../../pages/resumes/sharedRoute.tsx'
import { jobsRoute } from '../../pages/search/jobsRoute.tsx'
import { infoRoute } from '../../pages/site/infoRoute.tsx'
import { publicArea } from '../../pages/site/publicArea.tsx'
import { readingRoutes } from '../../pages/site/readingRoutes.tsx'
import { siteRoutes } from '../../pages/site/routes.tsx'
import { publicPages } from '../../words/pages/public.ts'
import type { AppRoute } from '../route.ts'

/** The pages that everybody may see. */
export const publicRoutes: readonly AppRoute[] = [
  ...siteRoutes,
  ...publicArea([
    jobsRoute,
    publicCompanyRoute,
    jobRoute,
    ...readingRoutes,
    ...publicPages.map(infoRoute),
    sharedResumeRoute,
    stopMailsRoute,
  ]),
]
