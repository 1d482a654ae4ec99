import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'
import { postingTitles } from '../../words/postings/titles.ts'

const EmployerHomePage = lazyComponent(() => import('./EmployerHomePage.tsx'))
const PostingsPage = lazyComponent(() => import('./PostingsPage.tsx'))
const PostingPage = lazyComponent(() => import('./PostingPage.tsx'))

export const employerHomeRoute: AppRoute = {
  path: paths.area.employer,
  ...postingTitles.home,
  modules: [EmployerHomePage.source],
  element: <EmployerHomePage />,
}

export const postingRoutes: readonly AppRoute[] = [
  {
    path: paths.postings,
    ...postingTitles.list,
    modules: [PostingsPage.source],
    element: <PostingsPage />,
  },
  {
    path: paths.posting(':id'),
    ...postingTitles.post,
    modules: [PostingPage.source],
    element: <PostingPage />,
  },
]
