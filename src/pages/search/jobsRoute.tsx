import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const JobsPage = lazyComponent(() => import('./JobsPage.tsx'))

export const jobsRoute: AppRoute = {
  path: paths.jobs,
  isGiven: true,
  modules: [JobsPage.source],
  element: <JobsPage />,
}
