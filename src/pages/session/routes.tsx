import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const EmployerDoorPage = lazyComponent(() => import('./EmployerDoorPage.tsx'))

/** Another name of an employer's home. */
export const employerDoorRoute: AppRoute = {
  path: paths.dashboard.employer,
  title: 'Home',
  description: 'Your employer area.',
  modules: [EmployerDoorPage.source],
  element: <EmployerDoorPage />,
}
