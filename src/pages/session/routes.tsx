import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { accountTitles } from '../../words/pages/accountTitles.ts'

const EmployerDoorPage = lazyComponent(() => import('./EmployerDoorPage.tsx'))

/** Alias of the employer's home page. */
export const employerDoorRoute: AppRoute = {
  path: paths.dashboard.employer,
  ...accountTitles.employer,
  modules: [EmployerDoorPage.source],
  element: <EmployerDoorPage />,
}
