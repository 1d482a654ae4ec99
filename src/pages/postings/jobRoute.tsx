import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const JobPage = lazyComponent(() => import('./JobPage.tsx'))

export const jobRoute: AppRoute = {
  path: paths.job(':slug'),
  isGiven: true,
  modules: [JobPage.source],
  element: <JobPage />,
}
