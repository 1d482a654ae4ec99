import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const MemberHomePage = lazyComponent(() => import('./MemberHomePage.tsx'))
const EmployerDoorPage = lazyComponent(() => import('./EmployerDoorPage.tsx'))

const home = (role: Role, path: string): AppRoute => ({
  path,
  title: 'Home',
  description: `Your ${role} area.`,
  modules: [MemberHomePage.source],
  element: <MemberHomePage role={role} />,
})

/** Home, by all its names. */
export const homeRoutes: Readonly<Record<Role, readonly AppRoute[]>> = {
  candidate: [home('candidate', paths.area.candidate), home('candidate', paths.landing.candidate)],
  employer: [
    home('employer', paths.area.employer),
    {
      path: paths.dashboard.employer,
      title: 'Home',
      description: 'Your employer area.',
      modules: [EmployerDoorPage.source],
      element: <EmployerDoorPage />,
    },
  ],
}
