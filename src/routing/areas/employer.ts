import { applicantRoutes } from '../../pages/applications/employerRoutes.tsx'
import { companyRoute, invitationRoute } from '../../pages/companies/routes.tsx'
import { sentIntroductionRoutes } from '../../pages/introductions/routes.tsx'
import { editPostingRoute } from '../../pages/postings/editorRoute.tsx'
import { employerHomeRoute, postingRoutes } from '../../pages/postings/routes.tsx'
import { employerSettingsRoute } from '../../pages/profile/routes.tsx'
import { memberArea } from '../../pages/session/memberArea.tsx'
import { employerDoorRoute } from '../../pages/session/routes.tsx'
import { talentRoutes } from '../../pages/talent/routes.tsx'
import { helpRoute } from '../../pages/site/helpRoute.tsx'
import type { AppRoute } from '../route.ts'

/** Routes of the employers' member area, and of an invitation to join a company. */
export const employerRoutes: readonly AppRoute[] = [
  invitationRoute,
  ...memberArea('employer', [
    employerHomeRoute,
    employerDoorRoute,
    ...postingRoutes,
    ...applicantRoutes,
    ...talentRoutes,
    ...sentIntroductionRoutes,
    companyRoute,
    employerSettingsRoute,
    editPostingRoute,
    helpRoute('employer'),
  ]),
]
