import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const ApplyPage = lazyComponent(() => import('./ApplyPage.tsx'))

export const applyRoute: AppRoute = {
  path: paths.apply(':slug'),
  title: 'Apply',
  description: 'Look over your application, and send it.',
  modules: [ApplyPage.source],
  element: <ApplyPage />,
}
