import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const ApplicationPage = lazyComponent(() => import('./ApplicationPage.tsx'))

export const candidateApplicationRoutes: readonly AppRoute[] = [
  {
    path: paths.application(':reference'),
    title: 'Application',
    description: 'One of your applications: whose turn it is, what happened, and what comes.',
    modules: [ApplicationPage.source],
    element: <ApplicationPage />,
  },
]
