import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { applicationTitles } from '../../words/applications/titles.ts'

const ApplyPage = lazyComponent(() => import('./ApplyPage.tsx'))

export const applyRoute: AppRoute = {
  path: paths.apply(':slug'),
  ...applicationTitles.apply,
  modules: [ApplyPage.source],
  element: <ApplyPage />,
}
