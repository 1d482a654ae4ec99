import { paths } from '../../../contract/paths.ts'
import { lazyComponent, type AppRoute } from '../../routing/route.ts'

const ResumesPage = lazyComponent(() => import('./ResumesPage.tsx'))
const ResumePage = lazyComponent(() => import('./ResumePage.tsx'))

export const resumeRoutes: readonly AppRoute[] = [
  {
    path: paths.resumes,
    title: 'Resumes',
    description: 'Your resumes.',
    modules: [ResumesPage.source],
    element: <ResumesPage />,
  },
  {
    path: paths.resume(':id'),
    title: 'Resume',
    description: 'Write a resume that saves itself.',
    modules: [ResumePage.source],
    element: <ResumePage />,
  },
]
