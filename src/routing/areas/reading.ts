import { stopMailsRoute } from '../../pages/profile/stopMailsRoute.tsx'
import { sharedResumeRoute } from '../../pages/resumes/sharedRoute.tsx'
import { infoRoute } from '../../pages/site/infoRoute.tsx'
import { publicArea } from '../../pages/site/publicArea.tsx'
import { readingRoutes } from '../../pages/site/readingRoutes.tsx'
import { publicPages } from '../../words/pages/public.ts'
import type { AppRoute } from '../route.ts'

/** What is there to be read: what the product does, guides, resumes that are shared; and where mails are stopped. */
export const routes: readonly AppRoute[] = publicArea([
  ...readingRoutes,
  ...publicPages.map(infoRoute),
  sharedResumeRoute,
  stopMailsRoute,
])
