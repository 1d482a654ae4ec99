import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const CandidateHomePage = lazyComponent(() => import('./CandidateHomePage.tsx'))
const ApplicationsPage = lazyComponent(() => import('./ApplicationsPage.tsx'))
const ApplicationPage = lazyComponent(() => import('./ApplicationPage.tsx'))

const home = (path: string): AppRoute => ({
  path,
  title: 'Home',
  description: 'What waits for you as a candidate.',
  modules: [CandidateHomePage.source],
  element: <CandidateHomePage />,
})

export const candidateApplicationRoutes: readonly AppRoute[] = [
  // By both of its names: a login lands at the second.
  home(paths.area.candidate),
  home(paths.landing.candidate),
  {
    path: paths.applications,
    title: 'Applications',
    description: 'Your applications: whose turn it is, and until when.',
    modules: [ApplicationsPage.source],
    element: <ApplicationsPage />,
  },
  {
    path: paths.application(':reference'),
    title: 'Application',
    description: 'One of your applications: whose turn it is, what happened, and what comes.',
    modules: [ApplicationPage.source],
    element: <ApplicationPage />,
  },
]
