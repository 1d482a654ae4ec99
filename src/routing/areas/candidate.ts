import { candidateApplicationRoutes } from '../../pages/applications/routes.tsx'
import { introductionRoutes } from '../../pages/introductions/routes.tsx'
import { letterRoutes } from '../../pages/letters/routes.tsx'
import { profileRoute } from '../../pages/profile/routes.tsx'
import { resumeRoutes } from '../../pages/resumes/routes.tsx'
import { memberArea } from '../../pages/session/memberArea.tsx'
import { helpRoute } from '../../pages/site/helpRoute.tsx'
import { editProfileRoute } from '../../pages/talent/profileRoutes.tsx'

/** Routes of the candidates' member area. */
export const candidateRoutes = memberArea('candidate', [
  ...candidateApplicationRoutes,
  ...introductionRoutes,
  profileRoute,
  editProfileRoute,
  ...letterRoutes,
  ...resumeRoutes,
  helpRoute('candidate'),
])
