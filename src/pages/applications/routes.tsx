import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { applicationTitles } from '../../words/applications/titles.ts'

const CandidateHomePage = lazyComponent(() => import('./CandidateHomePage.tsx'))
const ApplicationsPage = lazyComponent(() => import('./ApplicationsPage.tsx'))
const ApplicationPage = lazyComponent(() => import('./ApplicationPage.tsx'))

const home = (path: string): AppRoute => ({
  path,
  ...applicationTitles.home,
  modules: [CandidateHomePage.source],
  element: <CandidateHomePage />,
})

export const candidateApplicationRoutes: readonly AppRoute[] = [
  // Home has two paths; a login redirects to the second.
  home(paths.area.candidate),
  home(paths.landing.candidate),
  {
    path: paths.applications,
    ...applicationTitles.list,
    modules: [ApplicationsPage.source],
    element: <ApplicationsPage />,
  },
  {
    path: paths.application(':reference'),
    ...applicationTitles.one,
    modules: [ApplicationPage.source],
    element: <ApplicationPage />,
  },
]
