import { alertPaths } from '../../../contract/alerts/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const AlertPage = lazyComponent(() => import('./AlertPage.tsx'))

export const alertRoute: AppRoute = {
  path: alertPaths.alert(':token'),
  isGiven: true,
  sendsForms: true,
  modules: [AlertPage.source],
  element: <AlertPage />,
}
