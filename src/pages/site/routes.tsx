import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { siteTitles } from '../../words/pages/siteTitles.ts'
import { publicArea } from './publicArea.tsx'

const HomePage = lazyComponent(() => import('./HomePage.tsx'))
const GonePage = lazyComponent(() => import('./GonePage.tsx'))
const NotFoundPage = lazyComponent(() => import('./NotFoundPage.tsx'))

/** Route for addresses that match no other route. */
export const notFound: AppRoute = {
  path: '*',
  ...siteTitles.notFound,
  modules: [NotFoundPage.source],
  element: <NotFoundPage />,
}

/** Page that the server sends with status 410 for deleted content. No link opens it. */
const gone: AppRoute = {
  path: 'gone',
  ...siteTitles.gone,
  modules: [GonePage.source],
  element: <GonePage />,
}

export const siteRoutes = publicArea([
  {
    path: paths.home,
    ...siteTitles.home,
    isGiven: true,
    standsAlone: true,
    modules: [HomePage.source],
    element: <HomePage />,
  },
  gone,
  notFound,
])
