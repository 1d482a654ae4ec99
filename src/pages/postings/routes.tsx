import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const EmployerHomePage = lazyComponent(() => import('./EmployerHomePage.tsx'))
const PostingsPage = lazyComponent(() => import('./PostingsPage.tsx'))
const PostingPage = lazyComponent(() => import('./PostingPage.tsx'))

export const employerHomeRoute: AppRoute = {
  path: paths.area.employer,
  title: 'Home',
  description: 'What waits for you as an employer.',
  modules: [EmployerHomePage.source],
  element: <EmployerHomePage />,
}

export const postingRoutes: readonly AppRoute[] = [
  {
    path: paths.postings,
    title: 'Postings',
    description: 'The postings of your company.',
    modules: [PostingsPage.source],
    element: <PostingsPage />,
  },
  {
    path: paths.posting(':id'),
    title: 'Posting',
    description: 'One posting of your company, and what can be done with it.',
    modules: [PostingPage.source],
    element: <PostingPage />,
  },
]
