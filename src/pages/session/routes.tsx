import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const MemberHomePage = lazyComponent(() => import('./MemberHomePage.tsx'))
const EmployerDoorPage = lazyComponent(() => import('./EmployerDoorPage.tsx'))

const home = (path: string): AppRoute => ({
  path,
  title: 'Home',
  description: 'Your candidate area.',
  modules: [MemberHomePage.source],
  element: <MemberHomePage />,
})

/** Home, by all its names, but for that of employers, whose postings stand there. */
export const homeRoutes: Readonly<Record<Role, readonly AppRoute[]>> = {
  candidate: [home(paths.area.candidate), home(paths.landing.candidate)],
  employer: [
    {
      path: paths.dashboard.employer,
      title: 'Home',
      description: 'Your employer area.',
      modules: [EmployerDoorPage.source],
      element: <EmployerDoorPage />,
    },
  ],
}
