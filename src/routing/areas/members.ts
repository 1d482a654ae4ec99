import { candidateApplicationRoutes } from '../../pages/applications/routes.tsx'
import { applicantRoutes } from '../../pages/applications/employerRoutes.tsx'
import { companyRoute, invitationRoute } from '../../pages/companies/routes.tsx'
import { letterRoutes } from '../../pages/letters/routes.tsx'
import { editPostingRoute } from '../../pages/postings/editorRoute.tsx'
import { employerHomeRoute, postingRoutes } from '../../pages/postings/routes.tsx'
import { employerSettingsRoute, profileRoute } from '../../pages/profile/routes.tsx'
import { resumeRoutes } from '../../pages/resumes/routes.tsx'
import { memberArea } from '../../pages/session/memberArea.tsx'
import { employerDoorRoute } from '../../pages/session/routes.tsx'
import { helpRoute } from '../../pages/site/helpRoute.tsx'
import type { AppRoute } from '../route.ts'

/** The pages of candidates and employers who are signed in, and where somebody is invited to become one of them. */
export const routes: readonly AppRoute[] = [
  invitationRoute,
  ...memberArea('candidate', [
    ...candidateApplicationRoutes,
    profileRoute,
    ...letterRoutes,
    ...resumeRoutes,
    helpRoute('candidate'),
  ]),
  ...memberArea('employer', [
    employerHomeRoute,
    employerDoorRoute,
    ...postingRoutes,
    ...applicantRoutes,
    companyRoute,
    employerSettingsRoute,
    editPostingRoute,
    helpRoute('employer'),
  ]),
]
