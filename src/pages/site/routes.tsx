import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { publicArea } from './publicArea.tsx'

const HomePage = lazyComponent(() => import('./HomePage.tsx'))
const GonePage = lazyComponent(() => import('./GonePage.tsx'))
const NotFoundPage = lazyComponent(() => import('./NotFoundPage.tsx'))

/** What is shown at every address that no other route has. */
export const notFound: AppRoute = {
  path: '*',
  title: 'Page not found',
  description: 'There is no page at this address.',
  modules: [NotFoundPage.source],
  element: <NotFoundPage />,
}

/** What the server shows where something was that is no more. No address leads to it. */
const gone: AppRoute = {
  path: 'gone',
  title: 'No longer here',
  description: 'What stood at this address has ended.',
  modules: [GonePage.source],
  element: <GonePage />,
}

export const siteRoutes = publicArea([
  {
    path: paths.home,
    title: 'Find jobs, hire talent',
    description: 'Find jobs, or hire talent. Whoever applies gets an answer, by a date that both sides see.',
    sendsForms: true,
    isGiven: true,
    standsAlone: true,
    modules: [HomePage.source],
    element: <HomePage />,
  },
  gone,
  notFound,
])
